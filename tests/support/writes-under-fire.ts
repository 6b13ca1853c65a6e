import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { words } from './page/small-page.ts';

/** Asks the site that lives at this moment; rejects when it dies before the answer. */
export type Ask = (
  path: string,
  init: { method: string; headers?: Record<string, string>; body?: BodyInit },
) => Promise<Response>;

export type Write = { name: 'save' | 'publish' | 'upload'; once(ask: Ask): Promise<void> };

const asJson = { 'content-type': 'application/json' };

/** Types on in one text, a word per save. A save without an answer is sent again as it was, as the editor does. */
export function saving(id: string) {
  const state = { rev: 1, text: '', waiting: null as { key: string; text: string } | null, letters: 0 };
  const once = async (ask: Ask) => {
    state.waiting ??= { key: crypto.randomUUID(), text: `${state.text} w${state.rev}` };
    const { key, text } = state.waiting;
    const answer = await ask(`/de/pageeditor-api/text/${id}/`, {
      method: 'PATCH',
      headers: { ...asJson, 'if-match': `"${state.rev}"`, 'idempotency-key': key },
      body: JSON.stringify({ i18n: { de: { content: paragraph(text) } } }),
    });
    const { rev } = await accepted<{ rev: number }>(answer);
    if (rev !== state.rev + 1) throw new Error(`Revision ${rev} after ${state.rev}: one save was done twice.`);
    Object.assign(state, { rev, text, waiting: null, letters: state.letters + text.length - state.text.length });
  };
  return { name: 'save' as const, once, state };
}

function paragraph(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}

/** Publishes a page again and again, each time with another headline. */
export function publishing({ page, headline }: { page: string; headline: string }, pool: pg.Pool) {
  const state = { published: 0, round: 0 };
  const once = async (ask: Ask) => {
    state.round += 1;
    await pool.query('update module set i18n = $2, rev = rev + 1 where id = $1', [
      headline,
      { de: { content: words(`Fassung ${state.round}`) } },
    ]);
    const { draft_tag } = await accepted<{ draft_tag: string }>(
      await ask(`/de/pageeditor-api/page/${page}/draft/`, { method: 'GET' }),
    );
    const answer = await ask(`/de/pageeditor-api/page/${page}/publish/`, {
      method: 'POST',
      headers: asJson,
      body: JSON.stringify({ lang: 'de', draft_tag }),
    });
    state.published = (await accepted<{ version: number }>(answer)).version;
  };
  return { name: 'publish' as const, once, state };
}

/** Takes one file after the other into the site. */
export function uploading() {
  const acknowledged = new Map<string, string>();
  const once = async (ask: Ask) => {
    const content = new Uint8Array([...new TextEncoder().encode('%PDF-1.7\n'), ...randomBytes(150_000)]);
    const body = new FormData();
    body.set('file', new File([content], 'programm.pdf', { type: 'application/pdf' }));
    const { id } = await accepted<{ id: string }>(await ask('/de/pageeditor-api/media/', { method: 'POST', body }));
    acknowledged.set(id, createHash('sha256').update(content).digest('hex'));
  };
  return { name: 'upload' as const, once, acknowledged };
}

/** The site asks for patience, as when another one holds what it needs; whoever asked asks again. */
export class ComeBackLater extends Error {}

async function accepted<Answer>(answer: Response): Promise<Answer> {
  const said = await answer.text();
  if (answer.status === 503) throw new ComeBackLater(said);
  if (!answer.ok) throw new Error(`${answer.status} ${said}`);
  // Proof: each caller names what the contract of its call promises.
  return JSON.parse(said) as Answer;
}
