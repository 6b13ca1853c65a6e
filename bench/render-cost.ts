import { parseArgs } from 'node:util';
import { statementsOf } from '../tests/support/statements.ts';
import { profileOf, shareByPart, topFunctions } from './render/render-profile.ts';
import { costOf, openSite, pathOf, render, type Site, tagsOfOwn } from './render/rendering.ts';

/**
 * What one rendering of a page costs, without HTTP and page cache: the processor's time of this process, the statements, and
 * where the time goes. `node bench/render-cost.ts home imprint --top 25`, after a build.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    renders: { type: 'string', default: '300' },
    top: { type: 'string', default: '0' },
    statements: { type: 'boolean', default: false },
  },
});
const renders = Math.min(Number(values.renders), 5_000);
const changes = 40;

const site = await openSite();
try {
  for (const kind of positionals.length > 0
    ? positionals
    : ['home', 'imprint', 'programme', 'event', 'article', 'search'])
    await report(site, kind);
} finally {
  await site.close();
}

async function report(site: Site, kind: string): Promise<void> {
  const path = await pathOf(site, kind);
  const renderOnce = async () => (await render(site, path)).response.text();
  await costOf(Math.max(50, renders / 3), async () => site.pack(await render(site, path), path));
  const sent = await statementsOf(renderOnce);
  const rendered = await costOf(renders, renderOnce);
  const packed = await costOf(renders, async () => site.pack(await render(site, path), path));
  const { own, statements } = await afterChange(site, path);
  console.log(
    `\n${kind} ${path}: ${rendered.toFixed(2)} ms of processor, ${sent.length} statements; packed and laid out with it ${packed.toFixed(2)} ms`,
  );
  const changed = await costOf(changes, own);
  console.log(`  when all it shows has just changed ${changed.toFixed(2)} ms, ${statements.length} statements`);
  if (values.statements) for (const text of [...sent, '— after a change:', ...statements]) console.log(`    ${text}`);
  await explain(renderOnce, rendered);
}

/** Rendering when its things and lists have just changed; what it shares with all pages is kept still. */
async function afterChange(site: Site, path: string) {
  const tags = await tagsOfOwn(site, path);
  const own = async () => {
    site.change(tags);
    await (await render(site, path)).response.text();
  };
  return { own, statements: await statementsOf(own) };
}

async function explain(renderOnce: () => Promise<unknown>, rendered: number): Promise<void> {
  const profile = await profileOf(() => costOf(renders, renderOnce));
  for (const [part, share] of shareByPart(profile).slice(0, 14))
    console.log(`  ${(share * rendered).toFixed(2).padStart(6)} ms  ${part}`);
  for (const [name, share] of topFunctions(profile, Number(values.top)))
    console.log(`    ${(share * rendered).toFixed(3)} ms  ${name}`);
}
