import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { leanContext } from './lean-context.server.ts';

type Drawing = { url: string; nonce: string };

/**
 * A visitor's page as text, in one go: no stream is set up, and nothing becomes bytes and text again. The markup is the
 * one a stream would carry (a test compares both). Null where something on the page has to be waited for.
 */
export async function drawAtOnce(context: EntryContext, { url, nonce }: Drawing): Promise<string | null> {
  const html = renderAtOnce(<ServerRouter context={leanContext(context)} url={url} nonce={nonce} />);
  const end = html?.lastIndexOf(endOfPage) ?? -1;
  if (!html || end === -1) return null;
  const data = context.renderMeta?.didRenderScripts ? await dataScripts(context.serverHandoffStream, nonce) : '';
  return docType + html.slice(0, end) + data + endOfPage;
}

/** React writes it into streams only. */
const docType = '<!DOCTYPE html>';
const endOfPage = '</body></html>';
/** React leaves this where it did not wait for a part. */
const unfinished = '<!--$!-->';

function renderAtOnce(page: React.ReactNode): string | null {
  try {
    const html = renderToString(page);
    return html.includes(unfinished) ? null : html;
  } catch {
    // What had to be waited for, or a fault: the stream waits for the one and tells of the other.
    return null;
  }
}

/** What the page was drawn from, for React in the browser: as React Router's own part of the tree writes it. */
async function dataScripts(stream: ReadableStream<Uint8Array> | undefined, nonce: string): Promise<string> {
  if (!stream) return '';
  const script = (text: string) => `<!--$--><script nonce="${nonce}">${controller}${text};</script>`;
  const decoder = new TextDecoder();
  const parts: string[] = [];
  for await (const bytes of stream) parts.push(decoder.decode(bytes, { stream: true }));
  const scripts = [...parts.map((part) => script(`enqueue(${inScript(part)})`)), script('close()')];
  return scripts.join('') + '<!--/$-->'.repeat(scripts.length);
}

const controller = 'window.__reactRouterContext.streamController.';

/** Text as a literal that no closing tag can end. */
function inScript(text: string): string {
  const literal = JSON.stringify(text).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return literal.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
