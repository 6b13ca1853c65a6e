import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { insertEditor } from '#app/auth/first-editor.server.ts';
import { insertSmallPage, insertText } from '#tests/support/page/small-page.ts';
import { type Answered, client } from './ask.ts';

const password = 'a password for a crowd';
const token = 'a'.repeat(43);

/** What one editor had acknowledged last; `waiting` is a save whose answer never came. */
type Written = { text: string; rev: number; waiting: { key: string; text: string } | null };

export type Editor = { module: string; written: Written; save(): Promise<Answered> };

/**
 * People with an account, a page and a text of their own each, logged in over HTTP. A save without an answer is sent
 * again with the same key, as the editor in the browser does.
 */
export async function editorsOf({ url, database, count }: { url: string; database: string; count: number }) {
  const pool = new pg.Pool({ connectionString: database, max: 2 });
  pool.on('error', () => undefined);
  const { ask, close } = client();
  const editors: Editor[] = [];
  for (let number = 0; number < count; number++) {
    const name = `crowd-${randomUUID().slice(0, 8)}`;
    await insertEditor(pool, { email: `${name}@museum.example`, password, role: 'editor' });
    const { container } = await insertSmallPage(pool, { de: name, en: name });
    const module = await insertText(pool, container);
    const headers = await logIn({ url, email: `${name}@museum.example`, password, ask });
    editors.push(editorOf({ url, module, headers, ask }));
  }
  const end = async () => {
    close();
    await pool.end();
  };
  return { editors, pool, close: end };
}

type Writing = { url: string; module: string; headers: Record<string, string>; ask: ReturnType<typeof client>['ask'] };

function editorOf({ url, module, headers, ask }: Writing): Editor {
  const written: Written = { text: '', rev: 1, waiting: null };
  let number = 0;
  const save = async () => {
    written.waiting ??= { key: randomUUID(), text: `Wort ${++number} ${randomUUID()}` };
    const { key, text } = written.waiting;
    const answer = await ask(`${url}/de/pageeditor-api/text/${module}/`, {
      method: 'PATCH',
      headers: { ...headers, 'if-match': `"${written.rev}"`, 'idempotency-key': key },
      body: JSON.stringify({ i18n: { de: { content: paragraph(text) } } }),
    });
    if (answer.status === 200) Object.assign(written, { text, rev: JSON.parse(answer.body).rev, waiting: null });
    return answer;
  };
  return { module, written, save };
}

/** The texts that were acknowledged and are not in the database as they were: empty when nothing was lost. */
export async function lostBy(editors: readonly Editor[], pool: pg.Pool): Promise<string[]> {
  const lost: string[] = [];
  for (const { module, written } of editors) {
    const { rows } = await pool.query<{ rev: number; text: string | null }>(
      `select rev, i18n->'de'->'content'->'content'->0->'content'->0->>'text' as text from module where id = $1`,
      [module],
    );
    const { rev = 0, text = null } = rows[0] ?? {};
    const isKept = rev === written.rev && (text ?? '') === written.text;
    // Committed and not answered is no loss: the editor asks again with the same key.
    const isAhead = rev === written.rev + 1 && text === written.waiting?.text;
    if (!isKept && !isAhead)
      lost.push(`${module}: acknowledged ${written.rev} “${written.text}”, kept ${rev} “${text}”`);
  }
  return lost;
}

function paragraph(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}

type Login = { url: string; email: string; password: string; ask: Writing['ask'] };

/** The headers by which this person is known from now on, on any node. */
export async function logIn({ url, email, password, ask }: Login): Promise<Record<string, string>> {
  const json = { 'content-type': 'application/json' };
  const answer = await ask(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { ...json, cookie: `csrftoken=${token}`, 'x-csrftoken': token },
    body: JSON.stringify({ email, password }),
  });
  if (answer.status !== 200) throw new Error(`Logging in was answered with ${answer.status}: ${answer.body}`);
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]);
  const cookie = cookies.join('; ');
  return { ...json, cookie, 'x-csrftoken': /csrftoken=([^;]+)/.exec(cookie)?.[1] ?? token };
}
