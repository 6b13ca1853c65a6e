import type { PageRefusal, PageSaved, PageStale } from '#app/collections/page/draft/page-answer.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { forbidden, notFound } from '../contract/refusal.ts';

type PageResult = PageSaved | PageStale | PageRefusal;

/** Says the result of a command on a whole page in HTTP. */
export function pageAnswer(result: PageResult, locale: Locale, saved: 200 | 201 = 200): never {
  // Proof: every status and body below stands in the contract; tests/contract compares them call by call.
  return pageResponse(result, locale, saved) as never;
}

function pageResponse(result: PageResult, locale: Locale, saved: 200 | 201): Response {
  switch (result.kind) {
    case 'saved': {
      const { id, rev } = result;
      return Response.json({ id, rev }, { status: saved, headers: { etag: `"${rev}"` } });
    }
    case 'stale':
      return Response.json({ current: result.current, rev: result.rev, by: result.by, at: result.at }, { status: 412 });
    case 'forbidden':
      return Response.json(forbidden(locale), { status: 403 });
    case 'gone':
      return Response.json(notFound(locale), { status: 404 });
    case 'invalid':
      return Response.json({ errors: result.errors }, { status: 422 });
    case 'refused':
      return Response.json({ detail: words[result.refusal]({}, { locale }), reason: result.refusal }, { status: 409 });
  }
}

const words = {
  'parent-gone': m.api_page_parent_gone,
  'inside-itself': m.api_page_inside_itself,
  'has-children': m.api_page_has_children,
  exists: m.api_page_exists,
  'address-taken': m.api_page_address_taken,
} satisfies Record<Extract<PageRefusal, { kind: 'refused' }>['refusal'], unknown>;
