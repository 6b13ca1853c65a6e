import { expect, it } from 'vitest';
import { patchEntry } from '#app/cms/collection/commands.server.ts';
import { pool } from '#app/db/client.server.ts';
import { publishEdited, publishEditedVersion } from './edited-publishing.server.ts';
import { keepEdited } from './edited-versions.server.ts';
import { editor, freshProgramme, grow, house, revOf, show } from './programme-for-tests.ts';

freshProgramme();
const viewer = editor('publisher');
const locale = 'de';

/** An article that is online, and a version of it without its title that somebody kept under a name. */
async function withoutTitle() {
  const article = await show('article', {}, { de: { title: 'Knoten' }, en: { title: 'Knots' } });
  const patch = { i18n: { de: { title: null } } };
  await patchEntry({ ...article, baseRev: await revOf(article), patch, actor: viewer, house });
  const kept = await keepEdited({ id: article.id, locale, label: 'Ohne Titel', kind: 'named', viewer, house });
  return { ...article, n: kept?.n ?? 0 };
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
  const { id, n } = await withoutTitle();
  const before = await publicRows(id);
  const refused = await publishEdited({ id, locale, tag: null, chosen: null, viewer, house });
  expect(refused).toMatchObject({ kind: 'incomplete', problems: [{ path: 'title' }] });
  expect(await publishEditedVersion({ id, locale, n, viewer, house })).toEqual({ kind: 'gone' });
  expect(await publicRows(id)).toEqual(before);
});

it.each(['named', 'idle', 'before-restore'])('a version kept as %s is no publication', async (kind) => {
  const { id } = await show('genre', {}, { de: { name: 'Tanz' }, en: { name: 'Dance' } });
  await pool().query(
    `insert into version (id, content_type, object_id, locale, n, kind, doc)
     select gen_random_uuid(), content_type, object_id, locale, 2, $1, doc from version where object_id = $2 and locale = 'de'`,
    [kind, id],
  );
  const before = await publicRows(id);
  expect(await publishEditedVersion({ id, locale, n: 2, viewer, house })).toEqual({ kind: 'gone' });
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
    house,
  });
  const done = await publishEdited({ id: night.id, locale, tag: null, chosen: null, viewer, house });
  expect(done).toMatchObject({ kind: 'published', n: 2 });
  const before = await publicRows(night.id);
  expect(await publishEditedVersion({ id: night.id, locale, n: 1, viewer, house })).toEqual({ kind: 'gone' });
  expect(await publicRows(night.id)).toEqual(before);
});

it('is not for editors, nor for what is in no collection any more', async () => {
  const { id } = await grow('genre', {}, { de: { name: 'Tanz' } });
  const which = { id, locale, n: 1, house } as const;
  expect(await publishEditedVersion({ ...which, viewer: editor('editor') })).toEqual({ kind: 'forbidden' });
  expect(await publishEditedVersion({ ...which, viewer })).toEqual({ kind: 'gone' });
});
