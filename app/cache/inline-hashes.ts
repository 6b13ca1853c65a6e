import { hash } from 'node:crypto';

/**
 * The CSP sources of a document's own inline scripts: those React wrote with the nonce of this very rendering. A script that
 * came in with content has no such mark, gets no hash and does not run. The mark itself is taken out of the page.
 */
export function hashMarkedScripts(html: string, nonce: string): { html: string; sources: string[] } {
  const pieces = html.split(` nonce="${nonce}"`);
  const sources = new Set<string>();
  for (const [at, after] of pieces.entries()) {
    const before = pieces[at - 1];
    if (before === undefined) continue;
    const endOfTag = after.indexOf('>');
    const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, endOfTag);
    if (!/^<script\b/.test(tag) || /\bsrc=/.test(tag)) continue;
    const content = after.slice(endOfTag + 1, after.indexOf('</script>', endOfTag));
    if (content) sources.add(hashSource(content));
  }
  return { html: pieces.join(''), sources: [...sources] };
}

/** What the policy says of one inline script or style. */
export function hashSource(content: string): string {
  return known.get(content) ?? hashed(content);
}

/** Scripts that many pages share; what a page was rendered from is longer, and its own. */
const known = new Map<string, string>();
const mostKnown = 200;
const longestKnown = 12_000;

function hashed(content: string): string {
  const source = `'sha256-${hash('sha256', content, 'base64')}'`;
  if (content.length > longestKnown || content.includes('.enqueue(')) return source;
  if (known.size >= mostKnown) known.clear();
  known.set(content, source);
  return source;
}
