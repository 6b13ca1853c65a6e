import type { client } from './ask.ts';

type Client = ReturnType<typeof client>;

/** The kinds of visits of a crowd, and how many of a hundred are of each. */
export const mix = { page: 70, list: 20, search: 5, api: 5 } as const;
export type Visit = keyof typeof mix;

/** So many different pages are asked for again and again. */
const mostPages = 200;

/** Addresses for visits of each kind; what is "fresh" was never asked for before. */
export async function addressesOf(url: string, { ask }: Client, random: () => number) {
  const all = await sitemapOf(url, ask);
  const words = wordsOf(all);
  const pages = all.filter((_, number) => number % Math.ceil(all.length / mostPages) === 0);
  const details = pages.filter((path) => /^\/(de|en)\/(programm|events)\/./.test(path));
  let number = 0;
  const of = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const language = () => (random() < 0.7 ? 'de' : 'en');
  const address: Record<Visit, () => string> = {
    // A few pages are asked for most: the square of a random number is small more often.
    page: () => pages[Math.floor(random() ** 2 * pages.length)] as string,
    list: () => (random() < 0.25 ? of(details) : freshList(language(), ++number, random)),
    search: () =>
      `/${language()}/search?q=${encodeURIComponent(++number % 2 ? of(words) : `${of(words)} ${of(words)}`)}`,
    api: () => `/${language()}/api/events/?date=${freshDay(++number, random)}&page=${1 + (number % 3)}`,
  };
  return { words, pages, address };
}

/** Words that find something: those of the addresses, each once. */
function wordsOf(pages: readonly string[]): string[] {
  return [...new Set(pages.flatMap((path) => path.split(/[/-]/)).filter((part) => /^[a-z]{4,}$/.test(part)))];
}

/** A state of the programme's list that nobody asked for: the combinations are more than a test lives. */
function freshList(language: 'de' | 'en', number: number, random: () => number): string {
  const query = new URLSearchParams({ date: freshDay(number, random) });
  if (random() < 0.5) query.set('room', String(1 + Math.floor(random() * 9)));
  if (random() < 0.5) query.set('tag', String(1 + Math.floor(random() * 20)));
  return `/${language}/${language === 'de' ? 'programm' : 'events'}?${query}`;
}

/** Mostly the coming year, with all of it asked for sooner or later. */
function freshDay(number: number, random: () => number): string {
  const day = new Date(Date.now() + ((number * 7 + Math.floor(random() * 7)) % 400) * 86_400_000);
  return day.toISOString().slice(0, 10).split('-').reverse().join('-');
}

async function sitemapOf(url: string, ask: Client['ask']): Promise<string[]> {
  const parts = locations((await ask(`${url}/sitemap.xml`)).body);
  const files = await Promise.all(parts.map(async (part) => (await ask(url + new URL(part).pathname)).body));
  const paths = files.flatMap(locations).map((address) => new URL(address).pathname);
  if (paths.length === 0) throw new Error('The sitemap names no page.');
  return paths;
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => found[1] as string);
}
