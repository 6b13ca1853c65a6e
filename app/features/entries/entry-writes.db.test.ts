import { describe, expect, it, onTestFinished } from 'vitest';
import { createEntry, duplicateEntry, patchEntry, trashEntry } from '#app/cms/collection/draft/commands.server.ts';
import { entryAdapter, entryOwner } from '#app/cms/collection/entry-adapter.server.ts';
import { publishEntry, publishProblems } from '#app/cms/collection/publish.server.ts';
import { slotSlug } from '#app/cms/collection/slots.ts';
import { link } from '#app/cms/field/link/field.ts';
import { text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';
import { publishDue } from '#app/cms/publishing/publish-due.server.ts';
import { restoreVersion } from '#app/cms/publishing/restore.server.ts';
import { schedule } from '#app/cms/publishing/schedule.server.ts';
import { listVersions } from '#app/cms/publishing/versions.server.ts';
import { makeDates } from '#app/collections/event/recurrence.server.ts';
import { pool } from '#app/db/client.server.ts';
import {
  contentModel,
  editor,
  freshProgramme,
  grow,
  name,
  now,
  publish,
  revOf,
  show,
  title,
  titlesFrom,
} from '#app/features/programme/programme-for-tests.ts';

freshProgramme();
const actor = editor();

describe('a write', () => {
  it('is refused to visitors, and publishing to somebody who may only edit', async () => {
    const visitor = { kind: 'visitor' } as const;
    const made = await createEntry({ type: 'genre', values: {}, actor: visitor, contentModel });
    expect(made.kind).toBe('forbidden');
    const genre = await grow('genre', {}, name('Tanz'));
    const rev = await revOf(genre);
    expect((await patchEntry({ ...genre, baseRev: rev, patch: {}, actor: visitor, contentModel })).kind).toBe(
      'forbidden',
    );
    expect((await publishEntry({ ...genre, locale: 'de', actor: editor('editor'), contentModel })).kind).toBe(
      'forbidden',
    );
    expect((await trashEntry({ ...genre, actor: editor('editor'), contentModel })).kind).toBe('forbidden');
  });

  it('is refused with values that cannot be meant, field by field', async () => {
    const values = {
      props: { date_start: '2026-02-30T19:30', room: 'x', unknown: 1 },
      i18n: { de: { title: 'a'.repeat(300) } },
    };
    const made = await createEntry({ type: 'event', values, actor, contentModel });
    expect(made).toMatchObject({ kind: 'invalid' });
    const paths = made.kind === 'invalid' ? made.errors.map(({ path }) => path) : [];
    expect(paths).toEqual(expect.arrayContaining(['props.date_start', 'props.room', 'i18n.de.title']));
  });

  it('is not held up by somebody who only looks at what stands against publishing, nor holds them up', async () => {
    const genre = await grow('genre', {}, name('Tanz'));
    const saving = await pool().connect();
    onTestFinished(() => saving.release());
    await saving.query('begin');
    await saving.query('select id from entry where id = $1 for update', [genre.id]);
    expect(await publishProblems({ ...genre, locale: 'de', contentModel })).toEqual([]);
    await saving.query('rollback');
  });

  it('based on an older revision is answered with what stands there now', async () => {
    const genre = await grow('genre', {}, name('Tanz'));
    const patch = (words: string) => ({ i18n: { de: { name: words } } });
    expect(await patchEntry({ ...genre, baseRev: 1, patch: patch('Oper'), actor, contentModel })).toMatchObject({
      kind: 'saved',
      rev: 2,
    });
    const stale = await patchEntry({ ...genre, baseRev: 1, patch: patch('Film'), actor, contentModel });
    expect(stale).toMatchObject({ kind: 'stale', rev: 2, by: 'admin', current: { i18n: { de: { name: 'Oper' } } } });
  });

  it('that is repeated because its answer was lost is done once', async () => {
    const attempt = { opId: crypto.randomUUID() };
    const once = await createEntry({ type: 'genre', values: { i18n: name('Tanz') }, actor, contentModel, attempt });
    expect(await createEntry({ type: 'genre', values: { i18n: name('Tanz') }, actor, contentModel, attempt })).toEqual(
      once,
    );
    expect((await pool().query("select 1 from entry where type = 'genre'")).rowCount).toBe(1);
  });

  it('of one language keeps every value of the other', async () => {
    const genre = await grow('genre', {}, name('Tanz'));
    await patchEntry({ ...genre, baseRev: 1, patch: { i18n: { en: { name: null } } }, actor, contentModel });
    const { rows } = await pool().query('select i18n from entry where id = $1', [genre.id]);
    expect(rows[0].i18n).toEqual({ de: { name: 'Tanz' }, en: {} });
  });
});

describe('what stands at the places of an entry', () => {
  it('is copied with it: modules of their own in containers of their own, with what they point at', async () => {
    const play = await show('production', {}, title('Drei Litzen'));
    const props = { date_start: '2026-12-03T19:30', recurrence_rule: 'FREQ=WEEKLY;COUNT=2' };
    const first = await show('event', props, title('Jam'));
    const [box, inside] = [crypto.randomUUID(), crypto.randomUUID()];
    await pool().query(
      `insert into module (id, model, parent_id, pos, slug, content_type, object_id, layout, props, i18n)
       values ($1, 'container', null, 'a0', $4, 'event', $3, '100', '{}', '{}'),
              ($2, 'link', $1, 'a0', null, null, null, null, $5, '{"de":{"link_text":"Zum Stück"}}')`,
      [
        box,
        inside,
        first.id,
        slotSlug({ type: 'event', id: first.id }, 'description'),
        JSON.stringify({ link: { ref: { type: 'production', id: play.id } } }),
      ],
    );
    const fields = { link: link(), link_text: text({ localized: true }) };
    const modules = { link: defineModule({ model: 'link', group: 'text', fields }) };
    const copy = crypto.randomUUID();
    await duplicateEntry({
      type: 'event',
      id: first.id,
      newId: copy,
      actor,
      contentModel: { ...contentModel, modules },
    });
    const made = await makeDates({ id: first.id, actor, contentModel: { ...contentModel, modules } });
    const [date] = made.kind === 'made' ? made.created : [];
    for (const id of [copy, date?.id ?? '']) {
      const { rows } = await pool().query(
        `select root.slug, inner_module.i18n->'de'->>'link_text' as words, inner_module.id <> $2 as is_own,
                (select count(*)::int from reference where source_id = inner_module.id and owner_id = $1) as points
         from module root join module inner_module on inner_module.parent_id = root.id where root.object_id = $1`,
        [id, inside],
      );
      const slug = slotSlug({ type: 'event', id }, 'description');
      expect(rows).toEqual([{ slug, words: 'Zum Stück', is_own: true, points: 1 }]);
    }
  });
});

describe('a version', () => {
  it('comes back as the draft of its language; dates, which both share, come back only when asked for', async () => {
    const night = await show('event', { date_start: '2026-12-05' }, title('Alt'));
    const patch = { props: { date_start: '2026-12-06' }, i18n: { de: { title: 'Neu' }, en: { title: 'New' } } };
    await patchEntry({ ...night, baseRev: 1, patch, actor, contentModel });
    await publish(night, 'de');
    const owner = entryOwner(night, contentModel);
    await restoreVersion({ owner, locale: 'de', n: 1, actor });
    const draft = async () => (await pool().query('select props, i18n from entry where id = $1', [night.id])).rows[0];
    expect(await draft()).toMatchObject({
      props: { date_start: '2026-12-06' },
      i18n: { de: { title: 'Alt' }, en: { title: 'New' } },
    });
    await restoreVersion({ owner, locale: 'de', n: 1, shared: true, actor });
    expect(await draft()).toMatchObject({ props: { date_start: '2026-12-05' } });
    expect((await listVersions({ ...night, locale: 'de' })).map(({ kind, online }) => [kind, online])).toEqual([
      ['before-restore', false],
      ['before-restore', false],
      ['publish', true],
      ['publish', false],
    ]);
  });

  it('goes online at its time as it was when that was decided', async () => {
    const night = await grow('event', { date_start: '2026-12-05' }, title('Entschieden'));
    const due = now.add({ hours: 2 });
    const owner = entryOwner(night, contentModel);
    const planned = await schedule({ owner, locale: 'de', action: 'publish', due, now, actor });
    const adapters = new Map([['event', entryAdapter('event', contentModel)]]);
    expect(planned.kind).toBe('scheduled');
    await patchEntry({ ...night, baseRev: 1, patch: { i18n: { de: { title: 'Später' } } }, actor, contentModel });
    expect(await publishDue({ now, adapters })).toEqual([]);
    expect(await publishDue({ now: due, adapters })).toMatchObject([{ id: night.id, outcome: 'done' }]);
    expect(await titlesFrom()).toEqual(['Entschieden']);
    expect(await publishDue({ now: due, adapters })).toEqual([]);
  });
});
