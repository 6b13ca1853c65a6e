import { expect, test } from 'vitest';
import { createModule } from '#app/cms/draft/create-module.server.ts';
import { createPage } from '#app/collections/page/commands.server.ts';
import { publishPage } from '#app/collections/page/publish.server.ts';
import { placesOf } from '#app/collections/places.server.ts';
import { editor, freshProgramme, name, now, show } from '#app/collections/programme-for-tests.ts';
import { house } from '#app/modules/house.ts';

freshProgramme();
const viewer = editor();

/** A page with one list of dates, in German only. */
async function pageWith(slug: string, props: Record<string, unknown>) {
  const words = { de: slug, en: slug };
  const page = await createPage({ parent: null, input: { slug: words, title: words }, viewer });
  if (page.kind !== 'saved') throw new Error(JSON.stringify(page));
  const made = { definitions: house.modules, writer: viewer, attempt: {} };
  const owner = { content_type: 'page', object_id: page.id };
  const box = await createModule({ ...made, model: 'container', spot: { parent: null, column: 0 }, owner });
  if (!('id' in box)) throw new Error(JSON.stringify(box));
  const list = await createModule({ ...made, model: 'event-list', spot: { parent: box.id, column: 0 }, props });
  if (!('id' in list)) throw new Error(JSON.stringify(list));
  await publishPage({ pageId: page.id, locale: 'de', tag: null, userId: viewer.id, definitions: house.modules });
}

test('before a date is changed, the pages are named whose list of dates reaches it, and no others', async () => {
  const tag = await show('tag', {}, name('Hafen'));
  const night = await show('event', { date_start: '2026-12-05T19:30', tags: [tag.id] }, { de: { title: 'Tau' } }, [
    'de',
  ]);
  const other = await show('tag', {}, name('Teer'));
  await pageWith('alles', {});
  await pageWith('hafen', { tag: tag.id, date_to: '2026-12-05' });
  await pageWith('teer', { tag: other.id });
  await pageWith('november', { date_to: '2026-12-04' });
  await pageWith('januar', { date_from: '2027-01-01' });
  await pageWith('bald', { filters: 'next_3_days' });
  const listed = async (at: Temporal.Instant) => {
    const places = await placesOf({ type: 'event', ids: [night.id], now: at });
    return places.flatMap(({ kind, url }) => (kind === 'listing' ? [url] : [])).sort();
  };
  expect(await listed(now)).toEqual(['/de/alles', '/de/hafen']);
  expect(await listed(Temporal.Instant.from('2026-12-03T12:00:00Z'))).toEqual(['/de/alles', '/de/bald', '/de/hafen']);
});
