import { isAcceptedUrl } from '#app/cms/link.ts';

export type LinkQuery = {
  /** What the server is asked for; null when there is nothing to ask. */
  words: string | null;
  /** The place within the target, as far as it has been typed. */
  anchor: string | null;
  /** An address that can be taken as it is. */
  url: string | null;
};

/**
 * What somebody means who types or pastes into the link finder of the site at `host`: words, words with a place in the page
 * (`besuch #bus`), a place on this page (`#bus`), an address of ours that becomes a reference, or any other address.
 */
export function readLinkQuery(query: string, host: string): LinkQuery {
  const typed = addressIn(query.trim(), host);
  const isAddress = /^(https?:|mailto:|tel:|\/|#)/i.test(typed) && isAcceptedUrl(typed);
  const [, before = typed, anchor = null] = /^([^#]*)#([^\s#]*)$/.exec(typed) ?? [];
  const text = before.trim();
  const isForeign = isAddress && !isOwnAddress(typed, host);
  return {
    words: text.length < 2 || isForeign ? null : text,
    anchor,
    url: isAddress ? typed : null,
  };
}

/** An address as people say it, without what machines put before it. */
function addressIn(typed: string, host: string): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(typed)) return `mailto:${typed}`;
  if (host && typed.startsWith(`${host}/`)) return typed.slice(host.length);
  return /^www\.[^\s/]+\.[a-z]{2,}(\/|$)/i.test(typed) ? `https://${typed}` : typed;
}

/** A path, or an address of this site as somebody copies it from the browser. */
export function isOwnAddress(url: string, host: string): boolean {
  return /^\/(?![/\\])/.test(url) || (/^https?:/i.test(url) && URL.parse(url)?.host === host);
}

/** The name of an anchor that can be stored with a reference. */
export function anchorOf(url: string): { anchor?: string } {
  const [, anchor = ''] = /#([A-Za-z0-9-]{1,80})$/.exec(url) ?? [];
  return anchor ? { anchor } : {};
}
