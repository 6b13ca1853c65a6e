import { type Answered, client } from './ask.ts';

export type Route = { name: string; path: (fresh: number) => string; headers?: Record<string, string> };

export type AtOnce = {
  name: string;
  count: number;
  /** How many answers of each status; 0 is no answer at all. */
  statuses: Record<number, number>;
  firstAnswerMs: number;
  slowestMs: number;
  /** Refusals that do not say when to come back. */
  withoutRetryAfter: number;
};

let fresh = Date.now() % 1_000_000_000;

/** So many people ask in the same moment, each for something that was never asked for, over connections of their own. */
export async function askAtOnce(url: string, { name, path, headers = {} }: Route, count: number): Promise<AtOnce> {
  const { ask, close } = client();
  const answers = await Promise.all(
    Array.from({ length: count }, () => ask(url + path(++fresh), { headers: { 'accept-encoding': 'br', ...headers } })),
  );
  close();
  const statuses: Record<number, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  const times = answers.map(({ milliseconds }) => milliseconds);
  return {
    name,
    count,
    statuses,
    firstAnswerMs: Math.min(...times),
    slowestMs: Math.max(...times),
    withoutRetryAfter: answers.filter(isBareRefusal).length,
  };
}

/** The surplus of a crowd may be turned away, but never without saying when to come back (RFC 9110, 15.6.4). */
function isBareRefusal({ status, headers }: Answered): boolean {
  return status === 503 && !headers['retry-after'];
}

/** The kinds of addresses a visitor's request can have, by which `askAtOnce` is tried; `words` are some that find something. */
export function publicRoutes(words: readonly string[]): Route[] {
  const word = (fresh: number) => encodeURIComponent(words[fresh % words.length] ?? 'Seil');
  const day = (fresh: number) =>
    new Date(Date.UTC(2026, 10, 1) + (fresh % 20_000) * 86_400_000)
      .toISOString()
      .slice(0, 10)
      .split('-')
      .reverse()
      .join('-');
  return [
    { name: 'home', path: (n) => `/de?q=${n}` },
    { name: 'imprint', path: (n) => `/de/impressum?q=${n}` },
    { name: 'programme', path: (n) => `/de/programm?date=${day(n)}` },
    { name: 'programme, filtered', path: (n) => `/de/programm?date=${day(n)}&room=${n % 9}&tag=${n % 17}` },
    { name: 'productions', path: (n) => `/de/produktionen?page=${1 + (n % 9_000)}` },
    { name: 'magazine', path: (n) => `/de/mediathek-de?page=${1 + (n % 9_000)}` },
    { name: 'ensemble', path: (n) => `/en/team?q=${n}` },
    { name: 'no such page', path: (n) => `/de/no-such-page-${n}` },
    { name: 'search', path: (n) => `/de/search?q=${word(n)}` },
    { name: 'search as JSON', path: (n) => `/api/search/?q=${word(n)}` },
    { name: 'autocomplete', path: (n) => `/api/search/autocomplete/?q=${word(n)}` },
    { name: 'API, events', path: (n) => `/de/api/events/?date=${day(n)}` },
    { name: 'API, articles', path: (n) => `/de/api/articles/?page=${1 + (n % 9_000)}` },
    { name: 'API, productions', path: (n) => `/de/api/productions/?page=${1 + (n % 9_000)}` },
    { name: 'API, opening hours', path: (n) => `/de/api/opening-hours-today/?q=${n}` },
    { name: 'open data', path: (n) => `/opendata/events.json?q=${n}` },
    { name: 'feed', path: (n) => `/de/mediathek-de.rss?q=${n}` },
    { name: 'calendar', path: (n) => `/de/programm.ics?q=${n}` },
    { name: 'sitemap', path: (n) => `/sitemap.xml?q=${n}` },
    { name: 'login', path: (n) => `/de/login?next=/de/${n}` },
  ];
}
