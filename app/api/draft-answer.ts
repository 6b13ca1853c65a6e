import type { Existing } from '#app/cms/draft/create-module.server.ts';
import type { DraftRefusal, Placed, Saved, Stale } from '#app/cms/draft/draft-answer.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { forbidden, gone, notFound } from '../contract/refusal.ts';

type DraftResult = Saved | Placed | Existing | Stale | DraftRefusal;

/**
 * Says a command's result in HTTP (docs/behaviour/calls.md#status-codes). Only ids, revisions and order keys are
 * answered: no text field is ever echoed for the client to adopt, except to show both sides of a true conflict.
 */
export function draftAnswer(result: DraftResult, locale: Locale, placed: 200 | 201 = 201): never {
  // Proof: every status and body below stands in the contract; tests/contract compares them call by call.
  return draftResponse(result, locale, placed) as never;
}

function draftResponse(result: DraftResult, locale: Locale, placed: 200 | 201): Response {
  switch (result.kind) {
    case 'saved': {
      const { id, rev, moved } = result;
      return answer(200, { id, rev, ...(moved ? { moved } : {}) }, rev);
    }
    case 'placed':
      return answer(placed, { id: result.id, rev: result.rev, pos: result.pos }, result.rev);
    case 'existing':
      return answer(200, result.node, result.node.rev);
    case 'stale': {
      const { kind: _, ...stale } = result;
      return answer(412, stale, stale.rev);
    }
    case 'not-found':
      return answer(404, notFound(locale));
    case 'gone':
      return answer(410, gone(locale));
    case 'forbidden':
      return answer(403, forbidden(locale));
    case 'invalid':
      return answer(422, { errors: result.errors });
    case 'refused':
      return answer(409, { detail: m.api_place_gone({}, { locale }), reason: result.refusal });
  }
}

function answer(status: number, body: unknown, rev?: number): Response {
  const text = JSON.stringify(body);
  // With its length, so that the compression of the site leaves an answer of a few bytes alone.
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
  return new Response(text, { status, headers: rev === undefined ? headers : { ...headers, etag: `"${rev}"` } });
}
