import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { beginKeeping, endKeeping } from '#app/cache/kept-until-change.ts';
import { updatePage } from '#app/collections/page/draft/commands.server.ts';
import { forgetPages, grow, publish, viewer } from '#app/collections/page/pages-for-tests.ts';
import { person } from '#app/collections/person/schema.ts';
import { freshProgramme, now, show } from '#app/features/programme/programme-for-tests.ts';
import { entryPage } from './entry-page.server.ts';

freshProgramme();
beforeEach(forgetPages);

test('an entry that links to a page below one that moves leads to its new address at once', async () => {
  beginKeeping();
  onTestFinished(endKeeping);
  const above = await grow('besuch');
  const below = await grow('anfahrt', above.id);
  for (const { id } of [above, below]) await publish(id, 'de');
  const website = { ref: { type: 'page', id: below.id } };
  const { number } = await show('person', { name: 'Ada Reep', website }, {}, ['de']);
  const link = async () => {
    const page = await entryPage(person, { id: String(number), slug: 'ada-reep', locale: 'de', now, modules: {} });
    return page.kind === 'found' ? page.entry.fields.website?.href : page.kind;
  };
  expect(await link()).toBe('/de/besuch/anfahrt');
  await updatePage({ id: above.id, baseRev: 1, input: { slug: { de: 'ihr-besuch' } }, actor: viewer });
  await publish(above.id, 'de');
  expect(await link()).toBe('/de/ihr-besuch/anfahrt');
});
