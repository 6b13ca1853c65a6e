/**
 * A rendered page in three: up to the end of its head, its words, and the scripts behind them with what is loaded ahead for
 * them. What is changed is small, and a change of the whole would copy all of it each time.
 */
export type PageParts = { head: string; body: string; tail: string };

/** Begins a file of the scripts that is loaded ahead. */
export const linkAhead = '<link rel="modulepreload"';
/** What React Router knows of the page: the first of its own scripts. */
export const contextScript = '>window.__reactRouterContext = ';

export function partsOf(html: string): PageParts {
  const end = Math.max(html.indexOf('</head>'), 0);
  const script = html.lastIndexOf('<', Math.max(html.indexOf(contextScript, end), 0));
  const places = [html.indexOf(linkAhead, end), script].filter((place) => place >= end && place > 0);
  const tail = places.length > 0 ? Math.min(...places) : html.length;
  return { head: html.slice(0, end), body: html.slice(end, tail), tail: html.slice(tail) };
}

export function joined({ head, body, tail }: PageParts): string {
  return head + body + tail;
}
