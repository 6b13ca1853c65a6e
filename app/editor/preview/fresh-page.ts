/** Renders a page that is looked at anew from what the server says now; nobody sees it blink, nothing scrolls. */
export async function refreshFrame(frame: HTMLIFrameElement, html: string): Promise<void> {
  const shown = frame.contentDocument;
  if (!shown?.body) return;
  const next = new DOMParser().parseFromString(html, 'text/html');
  withoutNotes(next);
  await bringStyles(shown, next);
  const { scrollX, scrollY } = frame.contentWindow ?? { scrollX: 0, scrollY: 0 };
  shown.body.replaceWith(shown.adoptNode(next.body));
  for (const { name, value } of next.documentElement.attributes) shown.documentElement.setAttribute(name, value);
  frame.contentWindow?.scrollTo(scrollX, scrollY);
}

/** What visitors without scripts are told is said to nobody here: that the frame has none is our doing. */
export function withoutNotes(page: Document): void {
  for (const note of page.querySelectorAll('noscript')) note.remove();
}

/** A module that came new to the page brings its style; the page waits for it, so that it is never seen without. */
async function bringStyles(shown: Document, next: Document): Promise<void> {
  const known = new Set([...shown.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href));
  const missing = [...next.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    (link) => !known.has(new URL(link.getAttribute('href') ?? '', shown.baseURI).href),
  );
  await Promise.all(
    missing.map((link) => {
      const copy = shown.importNode(link);
      const done = new Promise<void>((resolve) => {
        copy.addEventListener('load', () => resolve());
        copy.addEventListener('error', () => resolve());
      });
      shown.head.append(copy);
      return done;
    }),
  );
}
