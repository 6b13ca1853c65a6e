import type { ModuleNode } from '#app/cms/node.ts';
import { call } from '#app/contract/client/call.ts';
import type { CallRequest, Reply } from '#app/contract/client/call-types.ts';
import type { Entry } from '#app/drafting/entry.ts';
import { type Answer, failedAnswer, type Transport } from '#app/drafting/transport.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** Browsers let 64 kB outlive a page. */
const mostAlive = 40_000;
const longestAnswer = 30_000;
const mostSeen = 180;

type Headers = NonNullable<CallRequest<'deleteModule'>['headers']>;
type ModuleReply = Reply<'patchModule' | 'deleteModule' | 'restoreModule' | 'reorder' | 'createModule'>;

/** Speaks the module resource of the page editor API (docs/behaviour/calls.md#status-codes). */
export function httpTransport(locale: Locale): Transport<ModuleNode> {
  return {
    async send(entry, rev) {
      const headers = { 'if-match': `"${rev}"`, 'idempotency-key': entry.key, ...seenOf(entry) };
      return answerOf(await callFor(entry, locale, headers));
    },
  };
}

/** Of a module that holds more than `mostSeen` only its own revision is compared: servers take so much of a header. */
function seenOf({ sent }: Entry): Record<string, string> {
  const seen = Object.entries(sent?.seen ?? {});
  return seen.length > 0 && seen.length <= mostSeen ? { 'X-Seen': seen.map((pair) => pair.join('=')).join(',') } : {};
}

function callFor(entry: Entry, lang: Locale, headers: Headers): Promise<ModuleReply> {
  const { model, id } = entry;
  const params = { lang, model, id };
  switch (entry.kind) {
    case 'patch':
      return call('patchModule', { params, headers, body: entry.body }, staying(entry.body));
    case 'remove':
      return call('deleteModule', { params, headers }, staying());
    case 'restore':
      return call('restoreModule', { params, headers }, staying());
    case 'move': {
      const { parent, column, before, after } = entry;
      return call('reorder', { params: { lang }, headers, body: { id, parent, column, before, after } }, staying());
    }
    case 'create': {
      const body = creation(entry);
      return call('createModule', { params: { lang, model }, headers, body }, staying(body));
    }
  }
}

/** A page that is going away may still finish what it sends. */
function staying(body?: object): Pick<RequestInit, 'keepalive' | 'signal'> {
  const isLeaving = document.visibilityState === 'hidden';
  return {
    keepalive: isLeaving && (body ? JSON.stringify(body).length : 0) < mostAlive,
    signal: AbortSignal.timeout(longestAnswer),
  };
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

function answerOf(reply: ModuleReply): Answer<ModuleNode> {
  if (reply.ok) return savedAs(reply.body);
  switch (reply.status) {
    case 0:
      return { kind: 'unreachable' };
    case 401:
      return { kind: 'login' };
    case 412: {
      const { current, rev, by = null, below } = reply.body;
      // Without the state it was compared with it says nothing.
      return current ? { kind: 'stale', current, rev, by, ...(below && { below }) } : { kind: 'disturbed' };
    }
    case 422:
      return { kind: 'refused', status: 422, errors: reply.body.errors ?? [] };
    case 507:
      return { kind: 'full' };
  }
  return failedAnswer(reply.status);
}

function savedAs(body: Extract<ModuleReply, { ok: true }>['body']): Answer<ModuleNode> {
  // An answer that was cut off says nothing; the same key asks again.
  if (!Number.isInteger(body.rev)) return { kind: 'unreachable' };
  return {
    kind: 'saved',
    rev: body.rev,
    ...('pos' in body && { pos: body.pos }),
    ...('moved' in body && body.moved && { moved: body.moved }),
  };
}
