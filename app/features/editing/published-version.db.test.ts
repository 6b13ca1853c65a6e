import { expect, it } from 'vitest';
import { patchEntry } from '#app/cms/collection/draft/commands.server.ts';
import { entryOwner } from '#app/cms/collection/entry-adapter.server.ts';
import { publish } from '#app/cms/publishing/publish.server.ts';
import { publishVersion } from '#app/cms/publishing/publish-version.server.ts';
import { keepVersion } from '#app/cms/publishing/versions.server.ts';
import { pool } from '#app/db/client.server.ts';
import {
  contentModel,
  editor,
  freshProgramme,
  grow,
  revOf,
  show,
} from '#app/features/programme/programme-for-tests.ts';

freshProgramme();
const viewer = editor('publisher');
const locale = 'de';

/** An article that is online, and a version of it without its title that somebody kept under a name. */
async function withoutTitle() {
  const article = await show('article', {}, { de: { title: 'Knoten' }, en: { title: 'Knots' } });
  const patch = { i18n: { de: { title: null } } };
  await patchEntry({ ...article, baseRev: await revOf(article), patch, actor: viewer, contentModel });
  const owner = entryOwner(article, contentModel);
  const kept = await keepVersion({ owner, locale, label: 'Ohne Titel', kind: 'named', actor: viewer });
  return { owner, id: article.id, n: 'n' in kept ? kept.n : 0 };
}

/** Whatever visitors read of it. */
async function publicRows(id: string): Promise<unknown> {
  const { rows } = await pool().query(
    `select (select jsonb_agg(to_jsonb(listing) order by locale) from listing where object_id = $1) as listings,
            (select jsonb_agg(to_jsonb(publication) order by locale) from publication where object_id = $1) as publications,
            (select count(*) from audit where object_id = $1 and action like 'publish%') as audited`,
    [id],
  );
  return rows;
}

it('a version that was never published does not go online, and the one visitors read stays', async () => {
  const { owner, id, n } = await withoutTitle();
  const before = await publicRows(id);
  const refused = await publish({ owner, locale, actor: viewer });
  expect(refused).toMatchObject({ kind: 'incomplete', problems: [{ path: 'title' }] });
  expect(await publishVersion({ owner, locale, n, actor: viewer })).toEqual({ kind: 'gone' });
  expect(await publicRows(id)).toEqual(before);
});

it.each(['named', 'idle', 'before-restore'])('a version kept as %s is no publication', async (kind) => {
  const genre = await show('genre', {}, { de: { name: 'Tanz' }, en: { name: 'Dance' } });
  const { id } = genre;
  await pool().query(
    `insert into version (id, content_type, object_id, locale, n, kind, doc)
     select gen_random_uuid(), content_type, object_id, locale, 2, $1, doc from version where object_id = $2 and locale = 'de'`,
    [kind, id],
  );
  const before = await publicRows(id);
  expect(await publishVersion({ owner: entryOwner(genre, contentModel), locale, n: 2, actor: viewer })).toEqual({
    kind: 'gone',
  });
  expect(await publicRows(id)).toEqual(before);
});

it('a version whose title was inherited from what is offline by now stays where it is', async () => {
  const play = await show('production', {}, { de: { title: 'Drei Litzen' }, en: { title: 'Three Strands' } });
  const props = { production: play.id, date_start: '2026-12-05T19:30' };
  const night = await show('event', props, {});
  await pool().query(`delete from listing where object_id = $1 and locale = 'de'`, [play.id]);
  await patchEntry({
    ...night,
    baseRev: await revOf(night),
    patch: { i18n: { de: { title: 'Ein eigener Titel' } } },
    actor: viewer,
    contentModel,
  });
  const owner = entryOwner(night, contentModel);
  const done = await publish({ owner, locale, actor: viewer });
  expect(done).toMatchObject({ kind: 'published', n: 2 });
  const before = await publicRows(night.id);
  expect(await publishVersion({ owner, locale, n: 1, actor: viewer })).toEqual({ kind: 'gone' });
  expect(await publicRows(night.id)).toEqual(before);
});

it('is not for editors, nor for what is in no collection any more', async () => {
  const owner = entryOwner(await grow('genre', {}, { de: { name: 'Tanz' } }), contentModel);
  const which = { owner, locale, n: 1 } as const;
  expect(await publishVersion({ ...which, actor: editor('editor') })).toEqual({ kind: 'forbidden' });
  expect(await publishVersion({ ...which, actor: viewer })).toEqual({ kind: 'gone' });
});
