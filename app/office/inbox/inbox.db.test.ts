import { beforeEach, expect, test } from 'vitest';
import { pool } from '#app/db/client.server.ts';
import {
  deleteFormEntries,
  findFormEntries,
  getFormEntry,
  markFormEntries,
} from '#app/features/forms/entries.server.ts';
import { deleteWhatIsDue } from '#app/features/forms/retention.server.ts';
import { editor, freshProgramme, grow, now } from '#app/features/programme/programme-for-tests.ts';

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

test('deleting leaves a number behind and nobody’s name, and its day comes for what is dealt with too', async () => {
  const [first, second] = [await entry('ada@museum.example'), await entry('eve@museum.example')];
  expect(await deleteFormEntries([first], anna)).toBe(1);
  expect(await trail()).toEqual([{ action: 'form-entry:delete', user_id: anna.id, detail: { count: 1 } }]);
  expect(JSON.stringify(await trail())).not.toContain('ada');
  await markFormEntries([second], true, anna);
  await deleteWhatIsDue(now.add({ hours: 48 }));
  expect(await found()).toEqual([]);
});
