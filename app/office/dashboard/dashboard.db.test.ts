import { expect, test } from 'vitest';
import { systemActor } from '#app/auth/actor.ts';
import { patchEntry } from '#app/cms/collection/draft/commands.server.ts';
import { createPage } from '#app/collections/page/draft/commands.server.ts';
import { pool } from '#app/db/client.server.ts';
import { isBackupWanted, noteBackupPlan } from '#app/features/backups/backup-state.server.ts';
import {
  contentModel,
  editor,
  freshProgramme,
  grow,
  publish,
  revOf,
  show,
  title,
} from '#app/features/programme/programme-for-tests.ts';
import { writeCountedWords } from '#app/features/search-log/counted-words.server.ts';
import { requestOf } from '../request-for-tests.ts';
import { action, loader } from './dashboard-route.tsx';
import { loader as untranslated } from './untranslated-route.tsx';

freshProgramme();
type Loaded = Awaited<ReturnType<typeof loader>>;
// Proof: the loader takes what the router hands it, and the request of the tests is the same.
const dashboard = (role: 'editor' | 'publisher' | 'admin' = 'admin') =>
  loader(requestOf({ address: '', role }) as unknown as Parameters<typeof loader>[0]) as Promise<Loaded>;
const undo = async (command: string, role: 'editor' | 'admin' = 'admin') => {
  const init = { method: 'POST', body: new URLSearchParams({ command }) };
  return action(requestOf({ address: '', role, init }) as unknown as Parameters<typeof action>[0]);
};
const dates = (loaded: Loaded) =>
  loaded.days.map(({ dates: of }) => of.map(({ title: name, clashes }) => [name, clashes]));

test('what clashes today and tomorrow is said, with its room; what is cancelled clashes with nothing', async () => {
  const room = await show('room', {}, { de: { name: 'Seilerbühne' }, en: { name: 'Stage' } });
  const at = (day: string, more = {}) => ({ date_start: day, room: room.id, ...more });
  await grow('event', at('2026-11-21T19:00'), title('Ballade'));
  await grow('event', at('2026-11-21T19:30'), title('Probe'));
  await grow('event', at('2026-11-22T19:30', { lifecycle: 'cancelled' }), title('Abgesagt'));
  await grow('event', at('2026-11-22T19:30'), title('Matinee'));
  const loaded = await dashboard();
  expect(dates(loaded)).toEqual([
    [
      ['Ballade', true],
      ['Probe', true],
    ],
    [
      ['Abgesagt', false],
      ['Matinee', false],
    ],
  ]);
  expect(loaded.days[0]?.dates[0]?.note).toBe('19:00, Seilerbühne');
});

test('new drafts and what was changed since are unpublished; what is online as it is written is not', async () => {
  await show('person', { name: 'Online' });
  await grow('person', { name: 'Neu' });
  const changed = await show('person', { name: 'Vorher' });
  await patchEntry({
    ...changed,
    baseRev: await revOf(changed),
    patch: { props: { name: 'Nachher' } },
    actor: editor(),
    contentModel,
  });
  const { drafts } = await dashboard();
  expect(drafts.map(({ title: name, isNew }) => [name, isNew]).sort()).toEqual([
    ['Nachher', false],
    ['Neu', true],
  ]);
});

test('what waits is counted with the way to it, letters only for who may read them', async () => {
  const [review, ended] = [crypto.randomUUID(), crypto.randomUUID()];
  await grow(
    'event',
    { date_start: '2026-12-01T19:00' },
    { de: { title: 'Nur deutsch' }, en: { title: 'Only German' } },
  ).then((entry) => publish(entry, 'de'));
  await pool().query(`truncate form_entry, media, search_word, error_log cascade;
    insert into media (id, kind, name, mime, bytes, hash, storage_key) values (gen_random_uuid(), 'image', 'a.jpg', 'image/jpeg', 1, 'a', 'a');
    insert into error_log (url, status) values ('/de/weg', 404);
    insert into review (id, title, objects, created_by, expires_at)
      values ('${review}', 'Nacht', '{}', 'ada', now()), ('${ended}', 'Vorbei', '{}', 'ada', now());
    update review set ended_at = now() where id = '${ended}';
    insert into review_comment (id, review_id, object_id, locale, anchor, body, user_id, resolved_at)
      select gen_random_uuid(), of::uuid, of::uuid, 'de', '{}', 'Oh', 'ada', done::timestamptz
      from (values ('${review}', null), ('${review}', '2026-11-21'), ('${ended}', null)) said (of, done)`);
  await writeCountedWords(
    [
      { locale: 'de', word: 'nirgends', count: 3, hits: 0 },
      { locale: 'de', word: 'da', count: 3, hits: 2 },
    ],
    Temporal.Instant.from('2026-11-21T10:00:00Z'),
  );
  const { waiting } = await dashboard();
  expect(waiting.map(({ key, count }) => [key, count])).toEqual([
    ['comments', 1],
    ['in_vain', 1],
    ['no_alt', 1],
    ['no_credit', 1],
    ['only_de', 1],
    ['missed', 1],
  ]);
});

test('an accessibility statement that was not looked at for a year waits, with the way to its page', async () => {
  const page = await createPage({
    parent: null,
    input: { slug: { de: 'barrierefrei' }, title: { de: 'Barrierefrei' } },
    actor: systemActor,
  });
  const [id, box] = ['id' in page ? page.id : '', crypto.randomUUID()];
  await pool().query(`
    insert into module (id, model, pos, content_type, object_id) values ('${box}', 'container', 'a', 'page', '${id}');
    insert into module (id, model, pos, parent_id, props)
    values (gen_random_uuid(), 'accessibility-statement', 'a', '${box}', '{"created_on": "2024-01-01", "reviewed_on": "2025-11-20"}')`);
  const waits = async () => (await dashboard()).waiting.find(({ key }) => key === 'statement');
  expect(await waits()).toMatchObject({ count: 1, url: '/de/barrierefrei?edit' });
  await pool().query(`update module set props = props || '{"reviewed_on": "2025-11-22"}' where parent_id = '${box}'`);
  expect(await waits()).toBeUndefined();
  await pool().query(`update module set props = props || '{"reviewed_on": ""}' where parent_id = '${box}'`);
  expect(await waits()).toMatchObject({ count: 1 });
  await pool().query('update page set deleted_at = now()');
  expect(await waits()).toBeUndefined();
});

test('what is online in one language only is listed with the way to it, what comes next first', async () => {
  const article = await grow('article', { published_on: '2025-02-01' }, { de: { title: 'Vom letzten Jahr' } });
  await publish(article, 'de');
  for (const [day, name] of [
    ['2026-12-02T19:00', 'Später'],
    ['2026-12-01T19:00', 'Bald'],
    ['2025-12-01T19:00', 'Vorbei'],
  ] as const)
    await grow('event', { date_start: day }, { de: { title: name }, en: { title: 'Only German' } }).then((entry) =>
      publish(entry, 'de'),
    );
  // Proof: the loader takes what the router hands it, and the request of the tests is the same.
  const args = requestOf({ address: '/untranslated', role: 'editor' }) as unknown as Parameters<typeof untranslated>[0];
  const { missing, rows } = await untranslated(args);
  expect(missing).toBe('en');
  expect(rows.map(({ title: name }) => name)).toEqual(['Bald', 'Später', 'Vom letzten Jahr']);
  expect(rows[0]?.url).toMatch(/^\/de\/office\/event\/\d+$/);
});

test('fifty saves of one sitting are one line, which can be taken back until somebody saves again', async () => {
  const person = await grow('person', { name: 'Vorher' });
  const save = async (name: string, role: 'editor' | 'admin' = 'admin') =>
    patchEntry({
      ...person,
      baseRev: await revOf(person),
      patch: { props: { name } },
      actor: editor(role),
      contentModel,
    });
  await pool().query('truncate audit');
  for (const name of ['Eins', 'Zwei', 'Drei']) await save(name);
  const [line] = (await dashboard()).activity;
  expect(line).toMatchObject({ count: 3, thing: { title: 'Drei', url: `/de/office/person/${person.number}` } });
  expect(line?.fields).toHaveLength(1);
  const command = line?.undo ?? '';
  await save('Von jemand anderem', 'editor');
  expect(await undo(command)).toMatchObject({ init: { status: 409 }, data: { isProblem: true } });
  await save('Nur das');
  const [latest] = (await dashboard()).activity;
  expect(await undo(latest?.undo ?? '')).toMatchObject({ data: { isProblem: false } });
  const { rows } = await pool().query(`select props->>'name' as name from entry where id = $1`, [person.id]);
  expect(rows[0].name).toBe('Von jemand anderem');
});

test('a backup is asked for by administrators alone, and only where the site makes any', async () => {
  await pool().query('truncate job_run');
  const status = (answer: unknown) => answer as { init?: { status?: number }; data: unknown };
  expect(await undo('backup', 'editor').catch(status)).toMatchObject({ init: { status: 403 } });
  expect(await undo('backup')).toMatchObject({ data: { isProblem: true } });
  expect(await isBackupWanted()).toBe(false);
  await noteBackupPlan('01:30');
  expect((await dashboard()).backup).toMatchObject({
    done_at: null,
    next_at: '2026-11-22T00:30:00Z',
    is_wanted: false,
  });
  expect(await undo('backup')).toMatchObject({ data: { isProblem: false } });
  expect((await dashboard()).backup?.is_wanted).toBe(true);
  await pool().query(
    `insert into job_run (name, done_at, detail) values ('backup', clock_timestamp(), '{"file":"/b/a.tar","bytes":2097152}')`,
  );
  expect(await isBackupWanted()).toBe(false);
  expect((await dashboard('publisher')).backup).toBeNull();
});

test('logins are shown to administrators alone', async () => {
  await pool().query(`insert into audit (user_id, action, content_type) values ('x', 'user:login', 'user')`);
  expect((await dashboard('publisher')).logins).toEqual([]);
  expect((await dashboard()).logins).toHaveLength(1);
  expect((await dashboard()).activity).toEqual([]);
});

test('an invitation says whom it went to, and who is gone since is gone', async () => {
  const [ada, gone] = [crypto.randomUUID(), crypto.randomUUID()];
  await pool().query(`insert into "user" (id, name, email, first_name) values ($1, 'a', 'ada@museum.example', 'Ada')`, [
    ada,
  ]);
  for (const id of [ada, gone])
    await pool().query(
      `insert into audit (user_id, action, content_type, object_id) values ('x', 'user:invite', 'user', $1)`,
      [id],
    );
  const titles = (await dashboard()).activity.map(({ thing }) => thing.title);
  expect(titles).toEqual([expect.stringMatching(/^Konto: \(/), 'Konto: Ada']);
});
