import readXlsxFile from 'read-excel-file/node';
import { beforeEach, expect, test } from 'vitest';
import { pool } from '#app/db/client.server.ts';
import {
  deleteFormEntries,
  findFormEntries,
  getFormEntry,
  markFormEntries,
  trashFormEntries,
} from '#app/features/forms/entries.server.ts';
import { deleteWhatIsDue } from '#app/features/forms/retention.server.ts';
import { editor, freshProgramme, grow, now } from '#app/features/programme/programme-for-tests.ts';
import { requestOf } from '../request-for-tests.ts';
import { runInboxAction } from './inbox-actions.server.ts';
import { loader } from './inbox-table-route.ts';

freshProgramme();
const anna = editor('publisher');
beforeEach(() => pool().query('truncate form_entry, form_deletion cascade'));

async function entry(email: string): Promise<string> {
  const { id: form, number } = await grow('form', {}, { de: { title: 'Anfrage' } });
  const id = crypto.randomUUID();
  await pool().query(
    `insert into form_entry (id, form_id, form_number, locale, field_values, email, received_at, delete_after)
     values ($1, $2, $3, 'de', '{"note":"Seil"}', $4, $5, $6)`,
    [id, form, number, email, now.toString(), now.add({ hours: 48 }).toString()],
  );
  return id;
}

const found = async (isDone: boolean | null = null) =>
  (await findFormEntries({ form: null, email: '', isDone, page: 1, pageSize: 10 })).results.map(({ email }) => email);
const press = (form: FormData) => runInboxAction({ form, actor: anna, locale: 'de', most: 50 });
const trail = async () =>
  (await pool().query('select action, user_id, detail from audit where user_id is not null')).rows;

test('what nobody has sent is neither marked nor deleted', async () => {
  expect(await markFormEntries([crypto.randomUUID()], true, anna)).toBe(0);
  expect(await deleteFormEntries([crypto.randomUUID()], anna)).toBe(0);
  expect(await getFormEntry(crypto.randomUUID())).toBeNull();
});

test('what is dealt with says so and by whom, once, and can wait again', async () => {
  const id = await entry('ada@museum.example');
  await entry('eve@museum.example');
  expect(await markFormEntries([id], true, anna)).toBe(1);
  expect(await markFormEntries([id], true, anna)).toBe(0);
  expect([await found(true), await found(false)]).toEqual([['ada@museum.example'], ['eve@museum.example']]);
  expect((await getFormEntry(id))?.entry).toMatchObject({ done_by: anna.id, done_at: expect.any(String) });
  expect(await markFormEntries([id], false, anna)).toBe(1);
  expect(await found(true)).toEqual([]);
  expect((await getFormEntry(id))?.entry).toMatchObject({ done_by: null, done_at: null });
});

test('one press puts letters into the trash, from where they come back whole', async () => {
  const id = await entry('ada@museum.example');
  const mayOnlyEdit = editor('editor');
  expect(await trashFormEntries([id], true, mayOnlyEdit)).toBe('forbidden');
  const whole = await getFormEntry(id);
  const form = new FormData();
  for (const [name, value] of [['command', 'trash'] as const, ['id', id] as const]) form.set(name, value);
  expect(await press(form)).toMatchObject({ kind: 'said', trashed: [id] });
  expect(await found()).toEqual([]);
  form.set('command', 'restore');
  await press(form);
  expect(await getFormEntry(id)).toEqual(whole);
});

test('what is deleted for good is asked with its number and its names; a person can be erased, the trash included', async () => {
  const [first] = [await entry('ada@museum.example'), await entry('eve@museum.example')];
  await entry('ada@museum.example');
  await trashFormEntries([first], true, anna);
  const form = new FormData();
  for (const [name, value] of [['command', 'ask-erase'] as const, ['email', 'ada@museum.example'] as const])
    form.set(name, value);
  const answer = await press(form);
  if (answer === 'forbidden' || answer?.kind !== 'confirm') throw new Error('Nothing was asked.');
  expect(answer.letters.names).toEqual([1, 2].map(() => expect.stringContaining('ada@museum.example')));
  expect(await found()).toHaveLength(2);
  const sure = new FormData();
  sure.set('command', 'delete');
  for (const id of answer.letters.ids) sure.append('id', id);
  await press(sure);
  expect((await pool().query('select email from form_entry')).rows).toEqual([{ email: 'eve@museum.example' }]);
});

test('letters are a workbook with a column for each question, or all of one person; who takes it is noted', async () => {
  const id = await entry('ada@museum.example');
  const number = (await getFormEntry(id))?.entry.form_number;
  const table = async (file: string, role: 'editor' | 'publisher', query = '') =>
    // Proof: the loader takes what the router hands it, and the request of the tests is the same.
    (await loader(
      requestOf({ address: `/inbox${query}`, role, params: { file } }) as unknown as Parameters<typeof loader>[0],
    )) as Response;
  await expect(table(`${number}.xlsx`, 'editor')).rejects.toMatchObject({ init: { status: 403 } });
  await expect(table(`${number}.exe`, 'publisher')).rejects.toMatchObject({ init: { status: 404 } });
  const [workbook] = await readXlsxFile(Buffer.from(await (await table(`${number}.xlsx`, 'publisher')).arrayBuffer()));
  expect(workbook?.data[0]).toEqual(['Eingegangen', 'Bestätigt', 'Sprache', 'Wird gelöscht am', 'note']);
  expect(workbook?.data[1]?.slice(2)).toEqual(['de', expect.any(Date), 'Seil']);
  expect(await (await table(`${number}.csv`, 'publisher')).text()).toContain(
    '2026-11-21T13:00,,de,2026-11-23T13:00,Seil',
  );
  await trashFormEntries([await entry('ada@museum.example')], true, anna);
  await entry('eve@museum.example');
  const copy = await (await table('person.json', 'publisher', '?email=ADA@museum.example')).json();
  expect(copy).toMatchObject([1, 2].map(() => ({ answers: [{ question: 'note', answer: 'Seil' }] })));
  expect(JSON.stringify([copy, await trail()])).not.toContain('eve');
  expect((await trail()).filter(({ action }) => action === 'form-entry:export')).toHaveLength(3);
});

test('after 30 days the trash is emptied, and on its day a letter goes from there too', async () => {
  const [kept, due] = [await entry('ada@museum.example'), await entry('eve@museum.example')];
  await pool().query('update form_entry set delete_after = $1 where id = $2', [
    now.add({ hours: 9_000 }).toString(),
    kept,
  ]);
  await trashFormEntries([kept, due], true, anna);
  await pool().query('update form_entry set deleted_at = $1', [now.toString()]);
  expect(await deleteWhatIsDue(now.add({ hours: 48 }))).toMatchObject([{ deleted: 1 }]);
  expect(await deleteWhatIsDue(now.add({ hours: 30 * 24 - 1 }))).toEqual([]);
  expect(await deleteWhatIsDue(now.add({ hours: 30 * 24 }))).toMatchObject([{ deleted: 1 }]);
});

test('deleting leaves a number behind and nobody’s name, and its day comes for what is dealt with too', async () => {
  const [first, second] = [await entry('ada@museum.example'), await entry('eve@museum.example')];
  expect(await deleteFormEntries([first], anna)).toBe(1);
  expect(await trail()).toEqual([{ action: 'form-entry:delete', user_id: anna.id, detail: { count: 1 } }]);
  expect(JSON.stringify(await trail())).not.toContain('ada');
  await markFormEntries([second], true, anna);
  await deleteWhatIsDue(now.add({ hours: 48 }));
  expect(await found()).toEqual([]);
});
