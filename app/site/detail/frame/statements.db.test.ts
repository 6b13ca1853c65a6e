import { expect, onTestFinished, test } from 'vitest';
import { CacheNotes } from '#app/cache/cache-notes.ts';
import { beginKeeping, endKeeping } from '#app/cache/kept-until-change.ts';
import { slugOf } from '#app/cms/collection/slug.ts';
import { readEventQuery } from '#app/collections/event/query.ts';
import { freshProgramme, now, show } from '#app/features/programme/programme-for-tests.ts';
import type { LoadContext } from '#app/load-context.ts';
import { loadPerson } from '#app/site/ensemble/person-detail.server.ts';
import { loadTeam } from '#app/site/ensemble/team-list.server.ts';
import { readTeamQuery } from '#app/site/ensemble/team-query.ts';
import { loadEvent } from '#app/site/events/detail/event-detail.server.ts';
import { loadOverview } from '#app/site/events/overview.server.ts';
import { loadArticle } from '#app/site/magazine/article.server.ts';
import { loadArticles } from '#app/site/magazine/article-list.server.ts';
import { loadProduction } from '#app/site/productions/production-detail.server.ts';
import { loadProductions } from '#app/site/productions/production-list.server.ts';
import { readProductionQuery } from '#app/site/productions/production-query.ts';
import { loadSeries } from '#app/site/series/series-detail.server.ts';
import { openAt } from '#app/site/site-origin.server.ts';
import { loadVenue } from '#app/site/venues/venue-detail.server.ts';
import { statementsOf } from '#tests/support/statements.ts';

freshProgramme();
openAt('https://reepwerk.example');

/** Everything a page asks for beyond its own entry is kept or asked together: no page asks more. */
const most = 6;

const visitor = { kind: 'visitor' } as const;
const rest = { viewer: visitor, csrfToken: null, preview: null, requestId: 'r', clientAddress: '::1' } as const;
const load = (): LoadContext => ({ ...rest, now, locale: 'de', notes: new CacheNotes() });
const query = (text: string) => new URLSearchParams(text);

type Found = { id: string; params: { id: string; slug: string } };
type Pair = Record<'room' | 'series' | 'person' | 'production' | 'event' | 'article' | 'venue', Found>;

async function online(type: string, called: string, props: Record<string, unknown> = {}): Promise<Found> {
  const field = ['production', 'event', 'article'].includes(type) ? 'title' : 'name';
  const words = type === 'person' ? {} : { de: { [field]: called } };
  const own = type === 'person' ? { name: called } : {};
  const { id, number } = await show(type, { ...props, ...own }, words, ['de']);
  return { id, params: { id: String(number), slug: slugOf(called, type) } };
}

/** Two of everything under the same terms, with dates, articles and people around each. */
async function twoOfEverything(): Promise<[Pair, Pair]> {
  const kind = await online('exhibition-type', 'Schauspiel', { schema_type: 'TheaterEvent' });
  const venue = await online('venue', 'Reepwerk', { city: 'Hansefleet', country: 'DE' });
  const tag = await online('tag', 'Englisch', { family: 'language', code: 'en' });
  const category = await online('article-category', 'Sammlung');
  const team = await online('person-category', 'Ensemble');
  const pairOf = async (word: string): Promise<Pair> => {
    const room = await online('room', `Raum ${word}`, { venue: venue.id });
    const series = await online('series', `Reihe ${word}`);
    const person = await online('person', `Ada ${word}`, { categories: [team.id] });
    const filed = { room: room.id, tags: [tag.id], series: series.id };
    const production = await online('production', `Spiel ${word}`, {
      ...filed,
      exhibition_type: kind.id,
      contributors: [{ _key: 'a', person: person.id }],
      date_start: '2026-11-01',
      date_end: '2027-03-31',
    });
    const night = (day: string) =>
      online('event', `Abend ${word} ${day}`, {
        ...filed,
        event_type_new: kind.id,
        production: production.id,
        date_start: `2026-12-${day}T19:30`,
      });
    const [, event] = [await night('05'), await night('12'), await night('19')];
    const text = (day: number) =>
      online('article', `Text ${word} ${day}`, {
        category: category.id,
        tags: [tag.id],
        productions: [production.id],
        published_on: `2026-11-0${day}`,
      });
    const [, article] = [await text(1), await text(2), await text(3)];
    return { room, series, person, production, event, article, venue };
  };
  return [await pairOf('eins'), await pairOf('zwei')];
}

test('a page nobody has asked for yet asks the database at most six times', async () => {
  const [first, second] = await twoOfEverything();
  beginKeeping();
  onTestFinished(endKeeping);
  const pages: Record<string, (pair: Pair) => Promise<unknown>> = {
    event: ({ event }) => loadEvent(event.params, load()),
    article: ({ article }) => loadArticle(article.params, load()),
    production: ({ production }) => loadProduction(production.params, load()),
    series: ({ series }) => loadSeries(series.params, load()),
    person: ({ person }) => loadPerson(person.params, load()),
    venue: ({ venue }) => loadVenue(venue.params, load()),
    programme: ({ room }) => loadOverview(readEventQuery(query(`room=${room.params.id}`)), load()),
    productions: ({ series }) => loadProductions(readProductionQuery(query(`tag=${series.params.id}`)), load()),
    magazine: ({ room }) => loadArticles({ url: '/de', filters: { tag: [Number(room.params.id)] }, page: 1 }, load()),
    team: ({ event }) => loadTeam(readTeamQuery(query(`letter=${event === first.event ? 'a' : 'b'}`)), load()),
  };
  for (const page of Object.values(pages)) await page(first);
  const asked: Record<string, string[]> = {};
  for (const [kind, page] of Object.entries(pages)) asked[kind] = await statementsOf(() => page(second));
  console.log(
    Object.entries(asked)
      .map(([kind, all]) => [kind, all.length, ...all].join('\n  '))
      .join('\n'),
  );
  expect(Object.entries(asked).filter(([, statements]) => statements.length > most)).toEqual([]);
  expect(asked.event).not.toEqual([]);
}, 30_000);
