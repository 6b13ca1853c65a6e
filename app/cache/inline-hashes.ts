import { createHash } from 'node:crypto';

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The CSP sources of a document's own inline scripts: those React wrote with the nonce of this very drawing. A script that
 * came in with content has no such mark, gets no hash and does not run. The mark itself is taken out of the page.
 */
export function hashMarkedScripts(html: string, nonce: string): { html: string; sources: string[] } {
  const mark = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  for (const [, attributes = '', content = ''] of html.matchAll(inlineScript)) {
    if (content && attributes.includes(mark) && !/\bsrc=/.test(attributes)) sources.add(hashSource(content));
  }
  return { html: html.replaceAll(mark, ''), sources: [...sources] };
}

/** What the policy says of one inline script. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
