import type { MetaDescriptor } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { CacheNotes } from '#app/cache/cache-notes.ts';
import { lifecycles } from '#app/collections/event/schema.ts';
import { ticketStates } from '#app/collections/fields/programme-fields.ts';
import { tag } from '#app/collections/tag/schema.ts';
import { pool } from '#app/db/client.server.ts';
import { freshProgramme, name, now, show, title } from '#app/features/programme/programme-for-tests.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import type { LoadContext } from '#app/load-context.ts';
import { loadPerson } from '#app/site/ensemble/person-detail.server.ts';
import { loadEvent } from '#app/site/events/detail/event-detail.server.ts';
import { loadArticle } from '#app/site/magazine/article.server.ts';
import { listPage } from '#app/site/magazine/list-page.server.ts';
import { loadProduction } from '#app/site/productions/production-detail.server.ts';
import { loadSeries } from '#app/site/series/series-detail.server.ts';
import { openAt } from '#app/site/site-origin.server.ts';
import { loadVenue } from '#app/site/venues/venue-detail.server.ts';
import { thingFindings } from '#tests/support/page/schema-org.ts';
import { foundEntry } from './found-entry.server.ts';

freshProgramme();
beforeAll(() => openAt('https://reepwerk.example'));

function asVisitor(locale: Locale = 'de', at = now): LoadContext {
  const nobody = { viewer: { kind: 'visitor' }, csrfToken: null, preview: null } as const;
  return { ...nobody, requestId: 'r', clientAddress: '::1', now: at, locale, notes: new CacheNotes() };
}

type Loaded = { head: MetaDescriptor[] };
type Load = (params: { slug?: string; id: string }, load: LoadContext) => Promise<Loaded>;

/** What a page tells machines, in both languages; asked by number, with the slug it has there. */
async function graphsOf(load: Load, { number }: { number: number }): Promise<object[]> {
  const { rows } = await pool().query<{ locale: Locale; slug: string }>(
    'select locale, slug from listing where number = $1 order by locale',
    [number],
  );
  expect(rows.map(({ locale }) => locale)).toEqual(locales);
  const pages = await Promise.all(
    rows.map(({ locale, slug }) => load({ slug, id: String(number) }, asVisitor(locale))),
  );
  return pages.flatMap(({ head }) =>
    head.flatMap((part) => ('script:ld+json' in part ? [part['script:ld+json'] as object] : [])),
  );
}

describe('what pages tell machines is in the vocabulary of schema.org', () => {
  test('a planted mistake is found: an unknown type or property, a superseded one, a value of the wrong kind', () => {
    const planted = {
      '@context': 'https://schema.org',
      '@type': 'TheaterEvent',
      name: 'Seil',
      startDate: '2026-12-05T19:30',
      eventStatus: 'https://schema.org/EventCanceled',
      organizer: { '@type': 'Person', name: 'Merle', jobTitel: 'Seilerin' },
      performers: 'Merle',
      offers: { '@type': 'MuseumEvent' },
      isAccessibleForFree: 'ja',
      url: '/de/programm',
      location: { '@type': 'Place', name: 'Reephof' },
    };
    expect(thingFindings(planted)).toEqual([
      'TheaterEvent.startDate: "2026-12-05T19:30" is no Date or DateTime',
      'TheaterEvent.eventStatus: "https://schema.org/EventCanceled" is not one of its values',
      'TheaterEvent.organizer: Person has no jobTitel',
      'TheaterEvent: performers is superseded',
      'TheaterEvent.offers: no MuseumEvent is expected here',
      'TheaterEvent.isAccessibleForFree: "ja" is not one of its values',
      'TheaterEvent.url: "/de/programm" is no absolute address',
      'TheaterEvent.location: no address',
    ]);
    expect(thingFindings({ '@type': 'Place' })[0]).toBe('a thing without the context of schema.org');
  });

  test('every fate of a date with every state of its tickets, with all that can be said of it and with nothing', async () => {
    const kind = await show('exhibition-type', { schema_type: 'TheaterEvent' }, name('Schauspiel'));
    const venue = await show('venue', { street: 'Am Tau 1', postal_code: '24999', city: 'Hansefleet' }, name('Haus'));
    const room = await show('room', { venue: venue.id, step_free: true }, name('Bühne'));
    const english = await show('tag', { family: 'language', code: 'en' }, name('Englisch'));
    const merle = await show('person', { name: 'Merle Oltmanns' });
    const production = await show('production', { exhibition_type: kind.id }, title('Drei Litzen'));
    const said = {
      production: production.id,
      event_type_new: kind.id,
      room: room.id,
      tags: [english.id],
      date_end: '2026-12-06T19:40',
      door_time: '17:30',
      previous_date: '2026-12-01T18:00',
      presale_from: '2026-11-01T10:00',
      ticket_url: { url: '/webshop' },
      price_from: 0,
      price_to: 32,
      age_from: 6,
      contributors: [
        { _key: 'a', person: merle.id },
        { _key: 'b', name: 'Gast' },
      ],
    };
    const words = title('Seil </script>');
    const fates = lifecycles.map((lifecycle) => ({ lifecycle }));
    const dates = [
      ...fates.map((fate) => ({ ...said, ...fate, ticket_state: 'sale' })),
      ...ticketStates.map((ticket_state) => ({ ...said, ticket_state })),
      ...['sale', 'free', 'registration'].map((ticket_state) => ({ ticket_state, price_from: 12.5 })),
      ...fates,
    ];
    for (const [at, props] of dates.entries()) {
      const event = await show('event', { date_start: at % 2 ? '2026-12-06T18:00' : '2026-12-06', ...props }, words);
      const graphs = await graphsOf(loadEvent, event);
      expect(graphs.flatMap(thingFindings), JSON.stringify(props)).toEqual([]);
      expect(JSON.stringify(graphs), 'a day without a time is no midnight').not.toMatch(/T00:00:00/);
    }
  }, 60_000);

  test('exhibitions, stagings, series, people, articles, and a venue with its hours', async () => {
    const exhibition = await show('exhibition-type', { is_exhibition: true }, name('Ausstellung'));
    const seen = { exhibition_type: exhibition.id, price_from: 8, ticket_state: 'sale', contributors: [] };
    const category = await show('article-category', {}, name('Sammlung'));
    const merle = await show('person', { name: 'Merle Oltmanns', email: 'm@reepwerk.example', in_team: true });
    const authors = [{ _key: 'a', person: merle.id }];
    const venue = await show(
      'venue',
      { street: 'Am Tau 1', postal_code: '24999', city: 'Hansefleet', latitude: '53.5', longitude: '9.9', phone: '1' },
      name('Haus'),
    );
    await show('room', { venue: venue.id }, name('Bühne'));
    await pool().query(
      `insert into opening_rule (id, venue_id, weekday, opens, closes, valid_from)
       values (gen_random_uuid(), $1, 6, '20:00', '03:00', '2026-01-01')`,
      [venue.id],
    );
    await pool().query(
      `insert into opening_exception (id, venue_id, date_from, date_to, is_closed, ranges)
       values (gen_random_uuid(), $1, '2026-12-24', '2026-12-26', true, '[]'),
              (gen_random_uuid(), $1, '2026-12-31', '2026-12-31', false, '[{"from":"10:00","to":"14:00"}]')`,
      [venue.id],
    );
    const pages: [Load, { number: number }][] = [
      [loadProduction, await show('production', { ...seen, permanent: true }, title('Dauer'))],
      [
        loadProduction,
        await show('production', { ...seen, date_start: '2026-11-01', date_end: '2027-01-31' }, title('Seil')),
      ],
      [
        loadProduction,
        await show('production', { date_start: '2026-11-01', contributors: authors }, title('Drei Litzen')),
      ],
      [loadSeries, await show('series', {}, name('Montags'))],
      [loadPerson, merle],
      [loadArticle, await show('article', {}, title('Ohne alles'))],
      [
        loadArticle,
        await show('article', { category: category.id, authors, published_on: '2026-11-01' }, title('Hanf')),
      ],
      [loadVenue, venue],
    ];
    for (const [load, entry] of pages) expect((await graphsOf(load, entry)).flatMap(thingFindings)).toEqual([]);
    const graphs = JSON.stringify(await graphsOf(loadVenue, venue));
    expect(graphs).toContain('"opens":"20:00","closes":"03:00"');
    expect(graphs).toContain('"opens":"00:00","closes":"00:00","validFrom":"2026-12-24","validThrough":"2026-12-26"');
  });
});

test('a long word may break in the title that is shown, and nowhere else', async () => {
  const pages = [
    {
      load: loadEvent,
      ...(await show('event', { date_start: '2026-12-05T19:30' }, title('Streicherkammermusikabend'))),
    },
    { load: loadProduction, ...(await show('production', {}, title('Streicherkammermusik'))) },
  ];
  for (const { load, number } of pages) {
    const { rows } = await pool().query<{ slug: string }>(
      "select slug from listing where number = $1 and locale = 'de'",
      [number],
    );
    const { title: shown, ...others } = await load({ slug: rows[0]?.slug, id: String(number) } as never, asVisitor());
    expect(shown).toMatch(/^Strei\u00adcher\u00adkam\u00admer/);
    expect(JSON.stringify({ head: others.head, crumbs: others.breadcrumbs, frame: others.frame })).not.toContain(
      '\u00ad',
    );
  }
});

describe('dates to come', () => {
  test('of a person are those that are not over yet, whatever became of them; more is fetched for what is left out', async () => {
    const merle = await show('person', { name: 'Merle Oltmanns' });
    const contributors = [{ _key: 'a', person: merle.id }];
    const at = (date_start: string, more: object = {}) =>
      show('event', { date_start, contributors, ...more }, title(date_start.slice(5)), ['de']);
    await at('2026-11-21T10:00', { date_end: '2026-11-21T11:00' });
    await at('2026-11-21T11:00', { date_end: '2026-11-21T12:00', lifecycle: 'cancelled' });
    await at('2026-11-21T12:30', { date_end: '2026-11-21T14:00' });
    await at('2026-11-21T19:30');
    for (let day = 1; day <= 14; day += 1) await at(`2026-12-${String(day).padStart(2, '0')}T19:30`);
    const load = asVisitor();
    const { dates } = await loadPerson({ slug: 'merle-oltmanns', id: String(merle.number) }, load);
    const shown = dates?.rows.map((row) => row.title);
    expect(shown?.slice(0, 3)).toEqual(['11-21T12:30', '11-21T19:30', '12-01T19:30']);
    expect(shown).toHaveLength(12);
    expect(load.notes.expiresAt, 'rendered anew when the next is over').toBe(Date.parse('2026-11-21T13:00:00Z'));
  });

  test('of a series end this evening with the last, which then is among those that were', async () => {
    const series = await show('series', {}, name('Montags'));
    await show(
      'event',
      { date_start: '2026-11-21T10:00', date_end: '2026-11-21T11:00', series: series.id },
      title('A'),
    );
    const params = { slug: 'montags', id: String(series.number) };
    const before = Temporal.Instant.from('2026-11-21T09:30:00Z');
    const [coming, past] = [await loadSeries(params, asVisitor('de', before)), await loadSeries(params, asVisitor())];
    expect([coming.dates?.title, coming.dates?.rows.length]).toEqual(['Termine der Reihe', 1]);
    expect([past.dates?.title, past.dates?.rows.length]).toEqual(['Vergangene Termine', 1]);
  });
});

test('a topic that only dates carry leads to them in the programme and asks not to be indexed', async () => {
  const free = await show('tag', {}, name('Eintritt frei'));
  const page = async () => {
    const load = asVisitor();
    const term = await foundEntry(tag, { slug: 'eintritt-frei', id: String(free.number) }, load);
    const filters = { tag: [free.number] };
    return listPage({ term, title: '#', summary: '', filters, query: new URLSearchParams() }, load);
  };
  const noindex = { name: 'robots', content: 'noindex' };
  expect((await page()).list.programme).toBeNull();
  await show('event', { date_start: '2026-12-06', tags: [free.id] }, title('Seil'));
  const empty = await page();
  expect([empty.list.programme, empty.head]).toEqual([
    `/de/programm?tag=${free.number}`,
    expect.arrayContaining([noindex]),
  ]);
  await show('article', { tags: [free.id] }, title('Hanf'));
  const full = await page();
  expect([full.list.programme, full.head.some((part) => 'name' in part && part.name === 'robots')]).toEqual([
    null,
    false,
  ]);
});
