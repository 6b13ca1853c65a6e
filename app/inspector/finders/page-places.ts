import { entryAnchors } from '#app/section-anchors.ts';

/** A place on a page that a link can name, and the words people see there. */
export type PagePlace = { anchor: string; title: string };

/** Which of these places a rendered page has, from top to bottom, the fixed parts of the page of an entry among them. */
export function placesOf(page: Document, anchors: readonly string[]): PagePlace[] {
  const names = new Set([...anchors, ...entryAnchors]);
  return [...page.querySelectorAll('main [id]')]
    .filter(({ id }) => names.has(id))
    .map((element) => ({ anchor: element.id, title: titleOf(page, element) }));
}

/** Asks the page itself what stands on it now, as the person who edits may see it; none when it does not answer. */
export async function placesOn(href: string, anchors: readonly string[]): Promise<PagePlace[]> {
  const answer = await fetch(href, { headers: { Accept: 'text/html' } }).catch(() => null);
  if (!answer?.ok) return [];
  return placesOf(new DOMParser().parseFromString(await answer.text(), 'text/html'), anchors);
}

function titleOf(page: Document, element: Element): string {
  const label = page.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent;
  const text = plain(element.textContent);
  const heading = plain(element.querySelector('h2, h3')?.textContent);
  // A heading further down is that of something else.
  const own = heading && text.startsWith(heading) ? heading : text;
  const title = plain(label ?? element.getAttribute('aria-label')) || own;
  return title.length > 60 ? `${title.slice(0, 59)}…` : title;
}

function plain(text: string | null | undefined): string {
  return (text ?? '')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
