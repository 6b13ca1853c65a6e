import { freshToken } from '#app/auth/browser-token.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { Entry } from '#app/drafting/entry.ts';
import type { Answer, Transport } from '#app/drafting/transport.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** Browsers let 64 kB outlive a page. */
const mostAlive = 40_000;
const longestAnswer = 30_000;
const mostSeen = 180;

type Call = { method: string; path: string; body?: unknown };

/** Speaks the module resource of the page editor API (docs/behaviour/calls.md#status-codes). */
export function httpTransport(locale: Locale): Transport<ModuleNode> {
  return {
    async send(entry, rev) {
      const { method, path, body } = callOf(entry);
      try {
        const json = body === undefined ? undefined : JSON.stringify(body);
        const response = await fetch(`/${locale}/pageeditor-api/${path}`, {
          method,
          credentials: 'same-origin',
          // A page that is going away may still finish what it sends.
          keepalive: document.visibilityState === 'hidden' && (json?.length ?? 0) < mostAlive,
          signal: AbortSignal.timeout(longestAnswer),
          headers: {
            'Content-Type': 'application/json',
            'X-CSRFToken': await freshToken(),
            'If-Match': `"${rev}"`,
            'Idempotency-Key': entry.key,
            ...seenOf(entry),
          },
          ...(json === undefined ? {} : { body: json }),
        });
        return await answerOf(response);
      } catch {
        return { kind: 'unreachable' };
      }
    },
  };
}

/** Of a module that holds more than `mostSeen` only its own revision is compared: servers take so much of a header. */
function seenOf({ sent }: Entry): Record<string, string> {
  const seen = Object.entries(sent?.seen ?? {});
  return seen.length > 0 && seen.length <= mostSeen ? { 'X-Seen': seen.map((pair) => pair.join('=')).join(',') } : {};
}

function callOf(entry: Entry): Call {
  const one = `${entry.model}/${entry.id}/`;
  switch (entry.kind) {
    case 'patch':
      return { method: 'PATCH', path: one, body: entry.body };
    case 'remove':
      return { method: 'DELETE', path: one };
    case 'restore':
      return { method: 'POST', path: `${one}restore/`, body: {} };
    case 'move': {
      const { id, parent, column, before, after } = entry;
      return { method: 'POST', path: 'reorder/', body: { id, parent, column, before, after } };
    }
    case 'create':
      return { method: 'POST', path: `${entry.model}/`, body: creation(entry) };
  }
}

function creation({ node, before, after }: Extract<Entry, { kind: 'create' }>) {
  const { id, parent_id, column_index, layout, props, i18n, hidden_in, content_type, object_id, slug } = node;
  return {
    id,
    parent: parent_id,
    column: column_index,
    before,
    after,
    props,
    i18n,
    ...(hidden_in.length > 0 ? { hidden_in } : {}),
    ...(layout ? { layout } : {}),
    ...(content_type && object_id ? { content_type, object_id } : {}),
    ...(slug ? { slug } : {}),
  };
}

async function answerOf(response: Response): Promise<Answer<ModuleNode>> {
  const body = await response.json().catch(() => ({}));
  if (response.ok && Number.isInteger(body.rev)) {
    return {
      kind: 'saved',
      rev: body.rev,
      ...(body.pos && { pos: body.pos }),
      ...(body.moved && { moved: body.moved }),
    };
  }
  // An answer that was cut off says nothing; the same key asks again.
  if (response.ok) return { kind: 'unreachable' };
  if (response.status === 401) return { kind: 'login' };
  // Without the state it was compared with it says nothing, either.
  if (response.status === 412 && !body.current) return { kind: 'disturbed' };
  if (response.status === 412) {
    const { current, rev, by = null, below } = body;
    return { kind: 'stale', current, rev, by, ...(below && { below }) };
  }
  if (response.status === 507) return { kind: 'full' };
  if (response.status >= 500 || response.status === 429 || response.status === 408) return { kind: 'disturbed' };
  return { kind: 'refused', status: response.status, errors: body.errors ?? [] };
}
