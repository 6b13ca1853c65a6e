import { statementsOf } from '../../tests/support/statements.ts';
import { costOf, openSite, pathOf, render, tagsOfOwn } from './rendering.ts';

/** A process that renders when it is told to, so that its processor's time can be measured in turns with another's. */
export type Order = { kind: string; work: 'render' | 'pack' | 'change'; times: number };
export type Cost = { milliseconds: number; statements: number };

const site = await openSite();
const works = { render: rendered, pack: packed, change: renderedAfterChange };

process.on('message', async ({ kind, work, times }: Order) => {
  const path = await pathOf(site, kind);
  const once = await works[work](path);
  const statements = await statementsOf(once);
  process.send?.({ milliseconds: await costOf(times, once), statements: statements.length } satisfies Cost);
});
process.once('disconnect', () => site.close());
process.send?.('ready');

async function rendered(path: string) {
  return async () => (await render(site, path)).response.text();
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
