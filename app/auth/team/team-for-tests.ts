import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openMail } from '#app/mail/mail.server.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { auth, openAuth } from '../auth-runtime.server.ts';
import { insertEditor, type NewEditor } from '../first-editor.server.ts';
import { sessionCookies } from '../session-cookies.server.ts';
import { signIn } from '../sign-in.server.ts';
import { viewerOf } from '../viewer.server.ts';
import type { Editor, Viewer } from '../viewer.ts';

export const password = 'correct horse battery';

/** A site of its own whose letters are read from the outbox, and people who log in to it. */
export async function teamForThisTest() {
  const { pool } = await databaseForThisTest();
  const outbox = await mkdtemp(join(tmpdir(), 'foyer-outbox-'));
  onTestFinished(() => rm(outbox, { recursive: true, force: true }));
  openMail({ from: 'haus@museum.example', outbox });
  await openAuth({ pool, baseUrl: 'https://museum.example', site: 'Museum' });
  return {
    pool,
    letters: () => lettersIn(outbox),
    /** Makes a person; `actor` is who they are for commands, `logIn` opens a session of theirs. */
    person: async (name: string, more: Partial<NewEditor> = {}) => {
      const email = `${name}@museum.example`;
      const editor = { email, password, role: 'editor', rights: [], ...more } as const;
      const id = await insertEditor(pool, editor);
      const { role, rights } = editor;
      const actor: Editor = { kind: 'editor', id, email, username: name, first_name: '', last_name: '', role, rights };
      return { id, email, actor, logIn: () => sessionOf(id) };
    },
    /** What was written down besides who came in. */
    audited: async () => {
      const { rows } = await pool.query<{ action: string; user_id: string }>(
        `select action, user_id from audit where action <> 'user:login' order by id`,
      );
      return rows;
    },
  };
}

/** Opens a session as a passkey does: comparing a password takes a core for a while, on purpose. */
async function sessionOf(userId: string) {
  const answer = await auth().auth.api.openProvenSession({
    body: { userId },
    headers: new Headers(),
    asResponse: true,
  });
  return requestWith(answer.ok ? 'signed-in' : 'refused', sessionCookies(answer));
}

/** Logs somebody in; `look` says who the site takes them for. */
export async function logIn(email: string, given = password) {
  const answer = await signIn({ email, password: given, address: '192.0.2.1', headers: new Headers() });
  return requestWith(answer.kind, 'setCookies' in answer ? answer.setCookies : []);
}

function requestWith(kind: string, cookies: readonly string[]) {
  const headers = new Headers({ cookie: cookies.map((line) => line.split(';')[0]).join('; ') });
  const look = (): Promise<Viewer> => viewerOf(new Request('https://museum.example/de', { headers }));
  return { kind, headers, look };
}

async function lettersIn(outbox: string): Promise<string[]> {
  const names = (await readdir(outbox)).sort();
  return Promise.all(names.map(async (name) => plain(await readFile(join(outbox, name), 'utf8'))));
}

/** Undoes quoted-printable (RFC 2045, 6.7), in which letters with umlauts travel. */
function plain(letter: string): string {
  const bytes = letter
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
