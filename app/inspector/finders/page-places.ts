import { entryAnchors } from '#app/cms/collection/section-anchors.ts';

/** A place on a page that a link can name, and the words people see there. */
export type PagePlace = { anchor: string; title: string };

/** Which of these places a drawn page has, the fixed parts of the page of an entry among them. */
export function placesOf(page: Document, anchors: readonly string[]): PagePlace[] {
  return [...new Set([...anchors, ...entryAnchors])].flatMap((anchor) => {
    const element = page.getElementById(anchor);
    return element?.closest('main') ? [{ anchor, title: titleOf(page, element) }] : [];
  });
}

/** Asks the page itself what stands on it now, as the person who edits may see it; none when it does not answer. */
export async function placesOn(href: string, anchors: readonly string[]): Promise<PagePlace[]> {
  const answer = await fetch(href, { headers: { Accept: 'text/html' } }).catch(() => null);
  if (!answer?.ok) return [];
  return placesOf(new DOMParser().parseFromString(await answer.text(), 'text/html'), anchors);
}

function titleOf(page: Document, element: Element): string {
  const heading = page.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? element.querySelector('h2, h3');
  const words = heading?.textContent ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
  const title = words.replace(/[\s\u00ad]+/g, (gap) => (gap === '\u00ad' ? '' : ' ')).trim();
  return title.length > 60 ? `${title.slice(0, 59)}…` : title;
}
