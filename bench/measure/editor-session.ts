import { randomUUID } from 'node:crypto';

type Node = { id: string; model: string; rev: number; i18n: { de?: Record<string, unknown> } };
export type Draft = { draft_tag: string; nodes: Node[] };

const token = 'a'.repeat(43);

/** Logs in as the demo's editor and speaks with the interface as the editor in the browser does. */
export async function editorSession({ url, editor }: { url: string; editor: { email: string; password: string } }) {
  const login = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { cookie: `csrftoken=${token}`, 'x-csrftoken': token, 'content-type': 'application/json' },
    body: JSON.stringify(editor),
  });
  if (!login.ok) throw new Error(`Logging in was answered with ${login.status}.`);
  const cookies = login.headers.getSetCookie().map((line) => line.split(';')[0]);
  const headers = {
    cookie: cookies.join('; '),
    'x-csrftoken': /csrftoken=([^;]+)/.exec(cookies.join(';'))?.[1] ?? '',
    'content-type': 'application/json',
  };
  return async function send<Answer>(method: string, path: string, body?: unknown, revision?: number) {
    const answer = await fetch(`${url}/de/pageeditor-api/${path}`, {
      method,
      headers: {
        ...headers,
        ...(revision === undefined ? {} : { 'if-match': `"${revision}"`, 'idempotency-key': randomUUID() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
}

/** The body of a save that changes a headline of the German text. */
export function headlineText(text: string) {
  return { i18n: { de: { content: { type: 'doc', content: [{ type: 'text', text }] } } } };
}
