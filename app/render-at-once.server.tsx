import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { encodeData } from './encode-data.ts';
import { leanContext } from './lean-context.server.ts';

type Rendering = {
  url: string;
  nonce: string;
  /** Left out, the browser asks for the data of the page when it hydrates it (app/site/hydration). */
  hasData: boolean;
};

/**
 * A visitor's page as text, in one go: no stream is set up, and nothing becomes bytes and text again. The markup is the
 * one a stream would carry (a test compares both). Null where something on the page has to be waited for, and for faults.
 */
export function renderAtOnce(context: EntryContext, { url, nonce, hasData }: Rendering): string | null {
  const data = hasData ? dataLiteral(context.staticHandlerContext) : '';
  if (data === null) return null;
  const html = renderMarkup(<ServerRouter context={leanContext(context)} url={url} nonce={nonce} />);
  const end = html?.lastIndexOf(endOfPage) ?? -1;
  if (!html || end === -1) return null;
  const scripts = data && context.renderMeta?.didRenderScripts ? dataScripts(data, nonce) : '';
  return docType + html.slice(0, end) + scripts + endOfPage;
}

/** React writes it into streams only. */
const docType = '<!DOCTYPE html>';
const endOfPage = '</body></html>';
/** React leaves this where it did not wait for a part. */
const unfinished = '<!--$!-->';

function renderMarkup(page: React.ReactNode): string | null {
  try {
    const html = renderToString(page);
    return html.includes(unfinished) ? null : html;
  } catch {
    // What had to be waited for, or a fault: the stream waits for the one and tells of the other.
    return null;
  }
}

type Handled = Pick<EntryContext['staticHandlerContext'], 'loaderData' | 'actionData' | 'errors'>;

/** What the page was rendered from as a literal of a script; null for what is no plain data. Written anew when a part is a new one. */
function dataLiteral({ loaderData, actionData, errors }: Handled): string | null {
  if (errors) return null;
  const parts = Object.values(loaderData);
  const page = parts.at(-1);
  const known = isObject(page) && !actionData ? literals.get(page) : undefined;
  if (known && known.parts.length === parts.length && known.parts.every((part, at) => part === parts[at]))
    return known.literal;
  const data = encodeData({ loaderData, actionData, errors });
  const literal = data && inScript(data);
  if (literal && isObject(page) && !actionData) literals.set(page, { parts, literal });
  return literal;
}

/** By what the loader of the page itself answered, which is the same object for as long as the page is kept. */
const literals = new WeakMap<object, { parts: readonly unknown[]; literal: string }>();

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** For React in the browser, as React Router's own part of the tree writes it. */
function dataScripts(literal: string, nonce: string): string {
  const script = (text: string) => `<!--$--><script nonce="${nonce}">${controller}${text};</script>`;
  return `${script(`enqueue(${literal})`)}${script('close()')}<!--/$--><!--/$-->`;
}

const controller = 'window.__reactRouterContext.streamController.';

/** Text as a literal that no closing tag can end. */
function inScript(text: string): string {
  const literal = JSON.stringify(text).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return literal.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
