import { beforeEach, describe, expect, it } from 'vitest';
import { trashEntry } from '#app/cms/collection/draft/commands.server.ts';
import type { ContentOwner } from '#app/cms/publishing/owner-adapter.ts';
import { publish, unpublish } from '#app/cms/publishing/publish.server.ts';
import { publishDue } from '#app/cms/publishing/publish-due.server.ts';
import { publishVersion } from '#app/cms/publishing/publish-version.server.ts';
import { restoreVersion } from '#app/cms/publishing/restore.server.ts';
import { cancelSchedule, schedule } from '#app/cms/publishing/schedule.server.ts';
import { moveToTrash, restoreFromTrash } from '#app/cms/publishing/trash.server.ts';
import { keepVersion } from '#app/cms/publishing/versions.server.ts';
import { updatePage } from '#app/collections/page/draft/commands.server.ts';
import { definitions, forgetPages, grow as growPage, viewer } from '#app/collections/page/pages-for-tests.ts';
import { pool } from '#app/db/client.server.ts';
import {
  contentModel as bare,
  editor,
  freshProgramme,
  grow,
  now,
} from '#app/features/programme/programme-for-tests.ts';
import { allAdapters, contentOwner } from './content-owner.server.ts';

freshProgramme();
beforeEach(forgetPages);

const contentModel = { ...bare, modules: definitions };
const adapters = allAdapters(contentModel);
const due = now.add({ hours: 2 });
const locale = 'de';

/** A draft of each kind that is published, complete in German. */
const kinds: Record<string, () => Promise<{ id: string }>> = {
  page: () => growPage(),
  event: () => grow('event', { date_start: '2026-12-05' }, { de: { title: 'Tau' }, en: { title: 'Rope' } }),
  genre: () => grow('genre', {}, { de: { name: 'Tanz' }, en: { name: 'Dance' } }),
};

async function ownerOf(id: string): Promise<ContentOwner> {
  const owner = await contentOwner(id, contentModel);
  if (!owner) throw new Error(`Nothing has the id ${id}.`);
  return owner;
}

const audited = async (id: string) =>
  (
    await pool().query<{ action: string; user_id: string; locale: string | null }>(
      'select action, user_id, locale from audit where object_id = $1 and user_id = $2 order by id',
      [id, viewer.id],
    )
  ).rows.map((row) => row.action);

const outcomes = async (id: string) =>
  (
    await pool().query<{ action: string; outcome: string | null }>(
      'select action, outcome from scheduled_publication where object_id = $1 order by created_at',
      [id],
    )
  ).rows.map(({ action, outcome }) => `${action} ${outcome}`);

/** Everything that the database holds of a draft and what it points at, without who touched it when. */
async function draftBytes(id: string): Promise<unknown> {
  const { rows } = await pool().query(
    `select (select to_jsonb(page) - '{rev,updated_by,updated_at,position}'::text[] from page where id = $1) as page,
            (select to_jsonb(entry) - '{rev,updated_by,updated_at}'::text[] from entry where id = $1) as entry,
            (select jsonb_agg(to_jsonb(module) order by id) from module where content_type is not null and object_id = $1) as modules,
            (select jsonb_agg(to_jsonb(reference) order by source_id, field, target_id) from reference where owner_id = $1) as refs`,
    [id],
  );
  return rows[0];
}

describe.each(Object.entries(kinds))('a %s', (kind, make) => {
  it('is refused by every command to those who may not, inside the command', async () => {
    const owner = await ownerOf((await make()).id);
    const before = (await pool().query('select count(*)::int as count from audit')).rows;
    for (const actor of [editor('editor'), { kind: 'visitor' } as const]) {
      expect(await publish({ owner, locale, actor })).toEqual({ kind: 'forbidden' });
      expect(await unpublish({ owner, locale, actor })).toEqual({ kind: 'forbidden' });
      expect(await publishVersion({ owner, locale, n: 1, actor })).toEqual({ kind: 'forbidden' });
      for (const action of ['publish', 'unpublish'] as const) {
        expect(await schedule({ owner, locale, action, actor, due, now })).toEqual({ kind: 'forbidden' });
        expect(await cancelSchedule({ owner, locale, action, actor })).toBe(false);
      }
      expect(await moveToTrash({ owner, actor })).toEqual({ kind: 'forbidden' });
      expect(await restoreFromTrash({ owner, actor })).toEqual({ kind: 'forbidden' });
    }
    const actor = { kind: 'visitor' } as const;
    expect(await keepVersion({ owner, locale, label: null, kind: 'named', actor })).toEqual({ kind: 'forbidden' });
    expect(await restoreVersion({ owner, locale, n: 1, actor })).toEqual({ kind: 'forbidden' });
    expect((await pool().query('select count(*)::int as count from audit')).rows).toEqual(before);
  });

  it('is audited when it is scheduled and when that is cancelled; what was dropped stays and says so', async () => {
    const owner = await ownerOf((await make()).id);
    const which = { owner, locale, action: 'publish', actor: viewer } as const;
    await schedule({ ...which, due, now });
    await schedule({ ...which, due: due.add({ hours: 1 }), now });
    expect(await cancelSchedule(which)).toBe(true);
    expect(await cancelSchedule(which)).toBe(false);
    const actions = (await audited(owner.id)).filter((action) => action.includes('schedule'));
    expect(actions).toEqual(['schedule:publish', 'schedule:publish', 'unschedule:publish']);
    expect(await outcomes(owner.id)).toEqual(['publish dropped', 'publish dropped']);
    expect(await publishDue({ now: due.add({ hours: 2 }), adapters })).toEqual([]);
  });

  it('forgets what was scheduled when it is published before, so that older words never overtake newer ones', async () => {
    const owner = await ownerOf((await make()).id);
    await schedule({ owner, locale, action: 'publish', actor: viewer, due, now });
    expect(await publish({ owner, locale, actor: viewer })).toMatchObject({ kind: 'published', before: null });
    expect(await outcomes(owner.id)).toEqual(['publish dropped']);
  });

  it('goes online and offline by the clock in the name of whoever decided it', async () => {
    const owner = await ownerOf((await make()).id);
    await schedule({ owner, locale, action: 'publish', actor: viewer, due, now });
    await schedule({ owner, locale, action: 'unpublish', actor: viewer, due: due.add({ hours: 1 }), now });
    const done = await publishDue({ now: due.add({ hours: 1 }), adapters });
    expect(done.map(({ type, action, outcome }) => [type, action, outcome])).toEqual([
      [kind, 'publish', 'done'],
      [kind, 'unpublish', 'done'],
    ]);
    expect((await audited(owner.id)).slice(-2)).toEqual(['publish:scheduled', 'unpublish']);
  });

  it('comes out of the trash as it went in, what its draft points at included, and online where it was', async () => {
    const owner = await ownerOf((await make()).id);
    const { id, type } = owner;
    const target = crypto.randomUUID();
    await pool().query(
      `insert into reference (source_type, source_id, owner_type, owner_id, field, target_type, target_id)
       values ('module', gen_random_uuid(), $1, $2, 'image', 'media', $3)`,
      [type, id, target],
    );
    const before = await draftBytes(id);
    await publish({ owner, locale, actor: viewer });
    await schedule({ owner, locale, action: 'unpublish', actor: viewer, due, now });
    expect(await moveToTrash({ owner, actor: viewer })).toMatchObject({ kind: 'saved', id });
    expect(await moveToTrash({ owner, actor: viewer })).toEqual({ kind: 'gone' });
    expect(await outcomes(id)).toEqual(['unpublish dropped']);
    expect(await restoreFromTrash({ owner, actor: viewer })).toMatchObject({ kind: 'saved', id });
    expect(await draftBytes(id)).toEqual(before);
    const { rows } = await pool().query('select locale from publication where object_id = $1', [id]);
    expect(rows).toEqual([{ locale }]);
    expect((await audited(id)).slice(-2)).toEqual([owner.adapter.actions.restore, 'publish:restored']);
  });
});

it('a page that somebody saved meanwhile says who it was and when', async () => {
  const { id } = await growPage();
  const bert = { ...viewer, id: 'bert' };
  await updatePage({ id, baseRev: 1, input: { title: { de: 'Neu' } }, actor: bert });
  const stale = await updatePage({ id, baseRev: 1, input: { title: { de: 'Anders' } }, actor: viewer });
  expect(stale).toMatchObject({ kind: 'stale', rev: 2, by: 'bert', at: expect.stringMatching(/^\d{4}-.*Z$/) });
});

it('an entry in the trash is not published by its id', async () => {
  const genre = await grow('genre', {}, { de: { name: 'Tanz' } });
  const owner = await ownerOf(genre.id);
  await trashEntry({ ...genre, actor: viewer, contentModel });
  expect(await contentOwner(genre.id, contentModel)).toBeNull();
  expect(await publish({ owner, locale, actor: viewer })).toEqual({ kind: 'gone' });
  expect(await schedule({ owner, locale, action: 'publish', actor: viewer, due, now })).toEqual({ kind: 'gone' });
});
