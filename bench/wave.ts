import { setTimeout as wait } from 'node:timers/promises';
import { addressesOf } from '../tests/crowd/addresses.ts';
import { type Answered, client } from '../tests/crowd/ask.ts';
import { type Draft, editorSession } from './measure/editor-session.ts';
import { type Figure, quantile } from './measure/figure.ts';

const visitors = 100;
const secondsOfLook = 10;
/** People do not ask again the moment a page is there; without a pause it would be a measure of throughput. */
const pause = 50;
const brotli = { headers: { 'accept-encoding': 'br' } };

type Edited = { url: string; editor: { email: string; password: string } };
type Page = { id: string; rev: number; menu_name: Record<string, string> };

/** What a hundred visitors feel when a name in the menu changes, and with it all pages they read. */
export async function wave(site: Edited): Promise<Figure[]> {
  const one = client();
  const { pages } = await addressesOf(site.url, one, Math.random);
  for (let round = 0; round < 2; round++) for (const page of pages) await one.ask(site.url + page, brotli);
  const before = await look(site, pages, () => Promise.resolve());
  const after = await look(site, pages, () => rename(site));
  one.close();
  const failed = after.filter(({ status }) => status !== 200).length;
  const p95 = (answers: Answered[]) =>
    quantile(
      answers.map(({ milliseconds }) => milliseconds),
      0.95,
    );
  return [
    {
      name: `menu changes for ${visitors} visitors, p95`,
      value: p95(after),
      unit: 'ms',
      most: 150,
      note: `${pages.length} pages, ${after.length} visits in ${secondsOfLook} s; p95 before ${p95(before).toFixed(0)} ms of ${before.length}`,
    },
    { name: 'menu changes, answers that were no page', value: failed, unit: '', most: 0 },
  ];
}

/** All answers of so many seconds; the work begins with them. */
async function look({ url }: Edited, pages: readonly string[], work: () => Promise<void>): Promise<Answered[]> {
  const answers: Answered[] = [];
  const end = performance.now() + secondsOfLook * 1_000;
  const visit = async () => {
    const own = client({ connections: 1 });
    while (performance.now() < end) {
      const page = pages[Math.floor(Math.random() * pages.length)];
      answers.push(await own.ask(url + page, brotli));
      await wait(pause);
    }
    own.close();
  };
  await Promise.all([work(), ...Array.from({ length: visitors }, visit)]);
  return answers;
}

async function rename(site: Edited): Promise<void> {
  const send = await editorSession(site);
  const { id } = await send<{ id: string }>('GET', 'page/besuch');
  const page = await send<{ page: Page }>('GET', `page/${id}/draft`);
  await send('PATCH', `pages/${id}`, { menu_name: { ...page.page.menu_name, de: 'Ihr Besuch' } }, page.page.rev);
  const { draft_tag } = await send<Draft>('GET', `page/${id}/draft`);
  await send('POST', `page/${id}/publish`, { lang: 'de', draft_tag });
}
