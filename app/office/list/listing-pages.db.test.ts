import { expect, test } from 'vitest';
import { publishEntry } from '#app/cms/collection/publish.server.ts';
import { slotSlug } from '#app/cms/collection/slots.ts';
import { createModule } from '#app/cms/draft/create-module.server.ts';
import { publish as publishPage } from '#app/cms/publishing/publish.server.ts';
import { createPage } from '#app/collections/page/draft/commands.server.ts';
import { pageOwner } from '#app/collections/page/page-adapter.server.ts';
import { editor, freshProgramme, grow, name, now, show, title } from '#app/features/programme/programme-for-tests.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { everyUsageOf } from '../places.server.ts';

freshProgramme();
const viewer = editor();

/** One list of dates in a container of its own. */
async function listIn(owner: { content_type: string; object_id: string }, props: object, slug: { slug?: string } = {}) {
  const made = { definitions: contentModel.modules, writer: viewer, attempt: {} };
  const box = await createModule({ ...made, ...slug, model: 'container', spot: { parent: null, column: 0 }, owner });
  if (!('id' in box)) throw new Error(JSON.stringify(box));
  const spot = { parent: box.id, column: 0 };
  const list = await createModule({ ...made, model: 'event-list', spot, props: { ...props } });
  if (!('id' in list)) throw new Error(JSON.stringify(list));
}

/** A page with one list of dates, in German only. */
async function pageWith(slug: string, props: Record<string, unknown>) {
  const words = { de: slug, en: slug };
  const page = await createPage({ parent: null, input: { slug: words, title: words }, actor: viewer });
  if (page.kind !== 'saved') throw new Error(JSON.stringify(page));
  await listIn({ content_type: 'page', object_id: page.id }, props);
  await publishPage({ owner: pageOwner(page.id, contentModel.modules), locale: 'de', actor: viewer });
}

/** An article with one, online in German only. */
async function articleWith(text: string, props: Record<string, unknown>) {
  const { id } = await grow('article', { published_on: '2026-11-01' }, title(text));
  const owner = { content_type: 'article', object_id: id };
  await listIn(owner, props, { slug: slotSlug({ type: 'article', id }, 'content') });
  const online = await publishEntry({ type: 'article', id, locale: 'de', actor: viewer, contentModel });
  if (online.kind !== 'published') throw new Error(JSON.stringify(online));
}

const listed = async ({ id }: { id: string }, at = now) => {
  const places = await everyUsageOf({ type: 'event', ids: [id], now: at });
  return places.flatMap(({ kind, url }) => (kind === 'listing' ? [url.replace(/\/\d+$/, '')] : [])).sort();
};

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
  expect(await listed(night)).toEqual(['/de/alles', '/de/hafen']);
  expect(await listed(night, Temporal.Instant.from('2026-12-03T12:00:00Z'))).toEqual([
    '/de/alles',
    '/de/bald',
    '/de/hafen',
  ]);
});

test('of two dates only that is named which a list of one row shows, in articles too and in their language', async () => {
  const [first, second] = [
    await show('event', { date_start: '2026-12-05T19:30' }, title('Tau')),
    await show('event', { date_start: '2026-12-05T21:00' }, title('Garn')),
  ];
  await pageWith('eins', { items: 1 });
  await pageWith('zwei', { items: 2 });
  await articleWith('Seil', { items: 1 });
  await articleWith('Reep', { date_from: '2026-12-06' });
  expect(await listed(first)).toEqual(['/de/eins', '/de/mediathek-de/seil', '/de/zwei']);
  expect(await listed(second)).toEqual(['/de/zwei']);
});
