import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAuth } from '#app/auth/auth-runtime.server.ts';
import { pool } from '#app/db/client.server.ts';
import { freshProgramme, grow, now, publish } from '#app/features/programme/programme-for-tests.ts';
import { openMail } from '#app/mail/mail.server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { confirmEntry } from './confirm-entry.server.ts';
import { takeFile } from './files.server.ts';
import { type OnlineForm, readForm } from './read-form.server.ts';
import { deleteWhatIsDue } from './retention.server.ts';
import { submitForm } from './submit-form.server.ts';

freshProgramme();
let outbox = '';
beforeAll(async () => {
  await openAuth({ pool: pool(), baseUrl: 'https://museum.example', site: 'Museum' });
  outbox = await mkdtemp(join(tmpdir(), 'foyer-forms-'));
  openMail({ from: 'haus@museum.example', outbox });
});
beforeEach(async () => {
  await pool().query('truncate form_entry, form_file, form_deletion, rate_limit');
  for (const name of await readdir(outbox)) await rm(join(outbox, name));
});
afterAll(() => rm(outbox, { recursive: true, force: true }));

const question = (slug: string, field_type: string, required = false) => ({
  _key: slug,
  slug,
  field_type,
  required,
  visible: true,
});
const texts = {
  title: 'Schulklasse anmelden',
  purpose: 'Damit wir antworten können.',
  legal_basis: 'Art. 6',
  fields: { email: { label: 'E-Mail' }, note: { label: 'Text' }, card: { label: 'Ausweis' } },
};

async function aForm(more: Record<string, unknown> = {}): Promise<OnlineForm> {
  const props = {
    fields: [question('email', 'email', true), question('note', 'textarea'), question('card', 'file')],
    recipient: 'gruppen@museum.example',
    ...more,
  };
  const made = await grow('form', props, { de: texts });
  await publish(made, 'de');
  const { rows } = await pool().query<{ number: string }>('select number from entry where id = $1', [made.id]);
  const form = await readForm({ id: String(rows[0]?.number), locale: 'de', now });
  if (!form) throw new Error('The form is not online.');
  return form;
}

const sent = (form: OnlineForm, given: Record<string, unknown>, id: string = crypto.randomUUID()) =>
  submitForm({ form, given, id, locale: 'de', address: '192.0.2.1', now });
const stored = async () => (await pool().query('select * from form_entry order by received_at')).rows;
const letters = () =>
  eventually(async () => {
    const names = await readdir(outbox);
    if (names.length === 0) throw new Error('No letter yet.');
    return Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  });

describe('what is not stored', () => {
  test('a form that is offline, or offline in this language, cannot be read', async () => {
    const { visitor } = await aForm();
    expect(await readForm({ id: String(visitor.number), locale: 'en', now })).toBeNull();
    expect(await readForm({ id: '999999', locale: 'de', now })).toBeNull();
    expect(await readForm({ id: '1 or 1=1', locale: 'de', now })).toBeNull();
  });

  test('what visitors get of a form does not name who reads it', async () => {
    expect(JSON.stringify((await aForm()).visitor)).not.toContain('gruppen@museum.example');
  });

  test('a filled trap looks like success and leaves no trace', async () => {
    const form = await aForm();
    expect(await sent(form, { email: 'ada@museum.example', email2: 'robot@spam.example' })).toEqual({ kind: 'taken' });
    expect(await sent(form, { email2: 'robot@spam.example' })).toEqual({ kind: 'taken' });
    expect(await stored()).toEqual([]);
    expect(await readdir(outbox)).toEqual([]);
  });

  test('answers with problems are answered with all of them', async () => {
    const form = await aForm();
    expect(await sent(form, { email: 'ada', note: 'x'.repeat(6000) })).toEqual({
      kind: 'invalid',
      problems: { email: 'email', note: 'too_long' },
    });
    expect(await stored()).toEqual([]);
  });

  test('a file nobody handed in, or that was sent with another form already, is not taken', async () => {
    const form = await aForm();
    const file = await takeFile(new File(['%PDF-1.7'], 'a.pdf'), { address: '192.0.2.1' });
    const card = file.kind === 'taken' ? file.id : '';
    expect(await sent(form, { email: 'ada@museum.example', card: crypto.randomUUID() })).toMatchObject({
      problems: { card: 'file' },
    });
    expect(await sent(form, { email: 'ada@museum.example', card })).toEqual({ kind: 'taken' });
    expect(await sent(form, { email: 'eve@museum.example', card })).toMatchObject({ problems: { card: 'file' } });
    expect(await stored()).toHaveLength(1);
  });

  test('a file is what its bytes say, not what it is called', async () => {
    const take = (content: string, name: string) => takeFile(new File([content], name), { address: '192.0.2.1' });
    expect(await take('<script>alert(1)</script>', 'ausweis.pdf')).toEqual({ kind: 'refused', reason: 'file' });
    expect(await take('<svg xmlns="http://www.w3.org/2000/svg"/>', 'bild.png')).toEqual({
      kind: 'refused',
      reason: 'file',
    });
    expect(await take(`%PDF-${'a'.repeat(5 * 1024 * 1024)}`, 'gross.pdf')).toEqual({
      kind: 'refused',
      reason: 'too_large',
    });
    expect(await take('%PDF-1.7', '../../etc/pass"wd.html')).toMatchObject({ kind: 'taken', name: 'passwd.pdf' });
  });

  test('files that wait for their form together take only so much room, and so many a day from one connection', async () => {
    const file = new File(['%PDF-1.7'], 'a.pdf');
    const from = (line: number, room?: number) => takeFile(file, { address: `192.0.2.${line}`, ...(room && { room }) });
    const first = await from(1, 16);
    expect(await from(2, 16)).toMatchObject({ kind: 'taken' });
    expect(await from(3, 16)).toEqual({ kind: 'limited', seconds: 3600 });
    const card = first.kind === 'taken' ? first.id : '';
    expect(await sent(await aForm(), { email: 'ada@museum.example', card })).toEqual({ kind: 'taken' });
    expect(await from(3, 16), 'what was sent waits no longer').toMatchObject({ kind: 'taken' });
    for (let count = 1; count < 60; count += 1) {
      await from(1);
      await pool().query("delete from rate_limit where key like 'form-file:%'");
    }
    expect(await from(1)).toMatchObject({ kind: 'limited' });
  });

  test('from one connection only so many come in', async () => {
    const form = await aForm();
    for (let count = 0; count < 10; count += 1) await sent(form, { email: 'ada@museum.example' });
    expect(await sent(form, { email: 'ada@museum.example' })).toMatchObject({ kind: 'limited' });
    expect(await stored()).toHaveLength(10);
  });
});

describe('what is stored', () => {
  test('pressing the button twice sends it once', async () => {
    const form = await aForm();
    const id = crypto.randomUUID();
    await sent(form, { email: 'ada@museum.example' }, id);
    expect(await sent(form, { email: 'ada@museum.example' }, id)).toEqual({ kind: 'taken' });
    expect(await stored()).toHaveLength(1);
  });

  test('answers are kept with the day of their deletion; staff and sender get a letter', async () => {
    const form = await aForm({ retention_days: 30 });
    await sent(form, { email: 'Ada@museum.example', note: 'Kaufen Sie http://spam.example' });
    expect(await stored()).toMatchObject([
      { email: 'ada@museum.example', field_values: { note: 'Kaufen Sie http://spam.example' } },
    ]);
    expect((await stored())[0].delete_after).toEqual(new Date('2026-12-21T12:00:00Z'));
    const posted = await eventually(async () => {
      const all = await letters();
      expect(all).toHaveLength(2);
      return all;
    });
    const toSender = posted.find((letter) => /^To: ada@/im.test(letter)) ?? '';
    expect(toSender).not.toBe('');
    expect(toSender).not.toContain('spam.example');
  });

  test('an address counts only after the link in its letter, which works once', async () => {
    const form = await aForm({ double_opt_in: true });
    await sent(form, { email: 'ada@museum.example' });
    expect(await stored()).toMatchObject([{ confirmed_at: null }]);
    const [letter = ''] = await letters();
    const text = letter.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
    const token = /confirm=([\w-]{43})/.exec(text)?.[1] ?? '';
    expect(await confirmEntry({ form, token: 'x'.repeat(43), now })).toBe(false);
    expect(await confirmEntry({ form, token, now })).toBe(true);
    expect(await confirmEntry({ form, token, now })).toBe(false);
    expect((await stored())[0].confirmed_at).not.toBeNull();
  });

  test('nobody’s letter box is filled by a form', async () => {
    const form = await aForm({ recipient: '' });
    for (let count = 0; count < 6; count += 1) await sent(form, { email: 'ada@museum.example' });
    await eventually(async () => expect(await readdir(outbox)).toHaveLength(3));
  });
});

describe('what is deleted', () => {
  test('everything at its day, its files with it, and the log knows only how much', async () => {
    const form = await aForm({ retention_days: 30 });
    const file = await takeFile(new File(['%PDF-1.7'], 'a.pdf'), { address: '192.0.2.1' });
    await sent(form, { email: 'ada@museum.example', card: file.kind === 'taken' ? file.id : '' });
    expect(await deleteWhatIsDue(now.add({ hours: 30 * 24 - 1 }))).toEqual([]);
    expect(await stored()).toHaveLength(1);
    expect(await deleteWhatIsDue(now.add({ hours: 30 * 24 }))).toEqual([{ form: form.visitor.number, deleted: 1 }]);
    expect(await stored()).toEqual([]);
    expect((await pool().query('select * from form_file')).rows).toEqual([]);
    const { rows } = await pool().query('select * from form_deletion');
    expect(rows).toMatchObject([{ reason: 'retention', count: 1 }]);
    expect(JSON.stringify(rows)).not.toContain('ada');
  });

  test('an opt-in nobody confirmed after two days, a file without a form after one', async () => {
    const form = await aForm({ double_opt_in: true });
    await sent(form, { email: 'ada@museum.example' });
    await takeFile(new File(['%PDF-1.7'], 'a.pdf'), { address: '192.0.2.1' });
    await pool().query("update form_file set received_at = '2026-11-21T12:00:00Z'");
    await deleteWhatIsDue(now.add({ hours: 49 }));
    const { rows } = await pool().query('select reason from form_deletion order by reason');
    expect(rows).toEqual([{ reason: 'unconfirmed' }, { reason: 'waiting_file' }]);
  });
});
