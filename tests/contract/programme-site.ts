import { systemActor } from '#app/auth/actor.ts';
import { createEntry } from '#app/cms/collection/draft/commands.server.ts';
import { publishEntry } from '#app/cms/collection/publish.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { contentModel as modules } from '#app/modules/content-model.server.ts';
import type { RenderPage } from '#server/middleware/answer/render-page.ts';
import { type SiteForTests, siteWithPage } from './site-for-tests.ts';

type Values = { props?: Record<string, unknown>; de?: Record<string, unknown>; en?: Record<string, unknown> };
export type Shown = { type: string; id: string; number: number };

/** An entry that is a draft, or online in the languages named. */
export async function entry(
  type: string,
  { props = {}, de, en }: Values,
  online: readonly Locale[] = locales,
): Promise<Shown> {
  const i18n = { ...(de ? { de } : {}), ...(en ? { en } : {}) };
  const saved = await createEntry({ type, values: { props, i18n }, actor: systemActor, contentModel: modules });
  if (saved.kind !== 'saved') throw new Error(JSON.stringify(saved));
  for (const locale of online) {
    const done = await publishEntry({ type, id: saved.id, locale, actor: systemActor, contentModel: modules });
    if (done.kind !== 'published') throw new Error(JSON.stringify(done));
  }
  return { type, id: saved.id, number: saved.number };
}

export const both = (field: string, word: string) => ({ de: { [field]: word }, en: { [field]: `${word} (en)` } });

/** Words that only drafts hold: none of them may come out of the site. */
export const secret = 'Geheimprobe';

/** A small programme with a draft of everything beside it: offline, trashed words, and a draft newer than its publication. */
export async function siteWithProgramme(render?: RenderPage) {
  const site = await siteWithPage(render);
  const venue = await entry('venue', {
    ...both('name', 'Reephof'),
    props: {
      street: 'Reeperhof 1',
      postal_code: '24999',
      city: 'Hansefleet',
      country: 'DE',
      latitude: '53.5511',
      longitude: '9.9937',
    },
  });
  const room = await entry('room', { ...both('name', 'Seilerbühne'), props: { venue: venue.id } });
  const hall = await entry('room', { ...both('name', 'Teerhof'), props: { venue: venue.id } });
  const concert = await entry('exhibition-type', {
    de: { name: 'Konzert' },
    en: { name: 'Concert' },
    props: { schema_type: 'MusicEvent' },
  });
  const tag = await entry('tag', both('name', 'Hafen'));
  const genre = await entry('genre', both('name', 'Tanz'));
  const series = await entry('series', both('name', 'Montags'));
  const season = await entry('season', { ...both('name', '2026/27'), props: { date_start: '2026-08-01' } });
  const category = await entry('article-category', both('name', 'Sammlung'));
  const team = await entry('person-category', both('name', 'Ensemble'));
  const person = await entry('person', { props: { name: 'Merle Oltmanns', categories: [team.id] } });
  const production = await entry('production', {
    ...both('title', 'Drei Litzen'),
    props: {
      season: season.id,
      exhibition_type: concert.id,
      tags: [tag.id],
      date_start: '2026-11-01',
      date_end: '2099-12-31',
    },
  });
  const article = await entry('article', {
    ...both('title', 'Vom Hanf'),
    props: { category: category.id, tags: [tag.id], published_on: '2026-11-01' },
  });
  const event = await entry('event', {
    ...both('title', 'Litzenabend'),
    props: {
      date_start: '2099-12-05T19:30',
      date_end: '2099-12-05T21:10',
      room: room.id,
      event_type_new: concert.id,
      tags: [tag.id],
      series: series.id,
      genre: genre.id,
      ticket_state: 'sale',
    },
  });
  const other = await entry('event', {
    ...both('title', 'Teer und Tau'),
    props: { date_start: '2099-12-06', room: hall.id },
  });
  const teaser = await entry('event-teaser', {
    de: { name: 'Hinweis', headline: 'Hafenfest' },
    en: { name: 'Hint', headline: 'Harbour day' },
    props: { position: '2099-12-05' },
  });
  const drafts = await Promise.all([
    entry(
      'event',
      { ...both('title', secret), props: { date_start: '2099-12-24T20:00', room: room.id, tags: [tag.id] } },
      [],
    ),
    entry('room', both('name', secret), []),
    entry('tag', both('name', secret), []),
    entry('production', { ...both('title', secret), props: { season: season.id } }, []),
    entry('article', { ...both('title', secret), props: { category: category.id } }, []),
    entry('person', { props: { name: secret, categories: [team.id] } }, []),
    entry('event-teaser', { de: { name: secret }, props: { position: '2099-12-24' } }, []),
    entry('venue', both('name', secret), []),
  ]);
  const german = await entry(
    'event',
    { ...both('title', 'Nur auf Deutsch'), props: { date_start: '2099-12-07T11:00' } },
    ['de'],
  );
  return {
    ...site,
    shown: {
      venue,
      room,
      hall,
      concert,
      tag,
      genre,
      series,
      season,
      category,
      team,
      person,
      production,
      article,
      event,
      other,
      teaser,
      german,
    },
    drafts,
  };
}

export type ProgrammeSite = Awaited<ReturnType<typeof siteWithProgramme>>;
export type { SiteForTests };
