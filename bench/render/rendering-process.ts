import { statementsOf } from '../../tests/support/statements.ts';
import { costOf, detailsOf, openSite, pathOf, render, tagsOfOwn } from './rendering.ts';

/** A process that renders when it is told to, so that its processor's time can be measured in turns with another's. */
export type Order = { kind: string; work: 'render' | 'pack' | 'change' | 'first'; times: number };
export type Cost = { milliseconds: number; statements: number };

const site = await openSite();
const works = { render: rendered, pack: packed, change: renderedAfterChange };

process.on('message', async ({ kind, work, times }: Order) => {
  if (work === 'first') return process.send?.(await renderedFirst(kind, times));
  const path = await pathOf(site, kind);
  const once = await works[work](path);
  const statements = await statementsOf(once);
  process.send?.({ milliseconds: await costOf(times, once), statements: statements.length } satisfies Cost);
});
process.once('disconnect', () => site.close());
process.send?.('ready');

/** Up to the bytes that the page cache takes. */
async function rendered(path: string) {
  return async () => (await render(site, path)).response.arrayBuffer();
}

async function packed(path: string) {
  return async () => site.pack(await render(site, path), path);
}

/** Everything that belongs to this page alone has just changed. */
async function renderedAfterChange(path: string) {
  const tags = await tagsOfOwn(site, path);
  return async () => {
    site.change(tags);
    return (await render(site, path)).response.text();
  };
}

/** So many other pages of the kind a site has answered in its first minute. */
const before = 20;

/** Pages of a kind that nobody has asked for, one after the other: what one costs, and the statements of the one with most. */
async function renderedFirst(kind: string, times: number): Promise<Cost> {
  const paths = (await detailsOf(site, kind)).slice(0, before + times);
  for (const path of paths.splice(0, Math.min(before, paths.length / 2))) await render(site, path);
  let statements = 0;
  const milliseconds = await costOf(paths.length, async () => {
    const path = paths.pop() as string;
    const sent = await statementsOf(async () => (await render(site, path)).response.text());
    statements = Math.max(statements, sent.length);
  });
  return { milliseconds, statements };
}
