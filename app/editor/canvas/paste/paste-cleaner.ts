/**
 * What Word, Outlook, Google Docs and web pages put into the clipboard, as plain paragraphs, lists, bold, italic and
 * links. The schema then takes only what it knows, so nothing here is a defence: it saves meaning the schema would lose.
 * `keepsBlocks` leaves headings and tables as they are, for those who make modules of them.
 */
export function cleanHtml(html: string, { keepsBlocks = false } = {}): string {
  const page = new DOMParser().parseFromString(withoutConditions(html), 'text/html');
  for (const element of page.querySelectorAll('script, style, title, meta, link, xml')) element.remove();
  unwrapAll(page, '[id^="docs-internal-guid"]');
  // The language Word would check the spelling in, on nearly every word, is none somebody said.
  if (/class="?Mso|urn:schemas-microsoft-com/.test(html))
    for (const element of page.querySelectorAll('[lang]')) element.removeAttribute('lang');
  for (const link of page.querySelectorAll('a[href]')) straighten(link);
  wordLists(page);
  for (const element of [...page.body.querySelectorAll('*')].filter(({ localName }) => localName.includes(':')))
    unwrap(element);
  for (const element of page.querySelectorAll<HTMLElement>('span[style], font, b[style], i[style]')) meaningOf(element);
  if (!keepsBlocks) {
    cells(page);
    headings(page);
  }
  for (const element of page.querySelectorAll('p, div')) {
    if (!element.textContent?.trim() && !(keepsBlocks && element.querySelector('img'))) element.remove();
  }
  // Between blocks a break is an empty paragraph; between words it stays.
  for (const gap of page.querySelectorAll('body > br'))
    if (isBlock(gap.previousElementSibling) && isBlock(gap.nextElementSibling)) gap.remove();
  return page.body.innerHTML;
}

/** Word hides its list signs between conditional comments; browsers read those that are no comments as text. */
function withoutConditions(html: string): string {
  return html.replaceAll(/<!--\[if[\s\S]*?<!\[endif\]-->/g, '').replaceAll(/<!\[(?:if[^\]]*|endif)\]>/g, '');
}

/** Word writes lists as paragraphs with a sign in front; the sign says which kind, the style how deep. */
function wordLists(page: Document): void {
  for (const first of page.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    if (!first.isConnected) continue;
    const items: HTMLElement[] = [];
    for (let at: Element | null = first; at?.matches('p[style*="mso-list"]'); at = at.nextElementSibling) {
      if (at !== first && levelOf(at) === 1 && listName(at) !== listName(first)) break;
      items.push(at as HTMLElement);
    }
    const place = page.createComment('list');
    first.before(place);
    place.replaceWith(listOf(page, items));
  }
}

function listOf(page: Document, items: HTMLElement[]): HTMLElement {
  const open: HTMLElement[] = [];
  let top: HTMLElement | null = null;
  for (const item of items) {
    const level = levelOf(item);
    const sign = [...item.querySelectorAll<HTMLElement>('span[style*="mso-list"]')].find((span) =>
      /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
    );
    const kind = /[\da-z][.)]/i.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    open.length = Math.min(open.length, level);
    while (open.length < level) {
      const list = page.createElement(kind);
      const holder = open.at(-1)?.lastElementChild ?? open.at(-1);
      holder?.append(list);
      top ??= list;
      open.push(list);
    }
    const entry = page.createElement('li');
    const words = page.createElement('p');
    words.append(...item.childNodes);
    entry.append(words);
    open.at(-1)?.append(entry);
    item.remove();
  }
  return top ?? page.createElement('ul');
}

function levelOf(item: Element): number {
  return Math.max(1, Number(/level(\d)/.exec(item.getAttribute('style') ?? '')?.[1] ?? 1));
}

/** Two lists may follow each other without a paragraph between them: `mso-list:l1 level1` is of the second. */
function listName(item: Element): string | undefined {
  return /mso-list:\s*(l\d+)/.exec(item.getAttribute('style') ?? '')?.[1];
}

/** Looks that mean something become marks; all other looks are left behind. */
function meaningOf(element: HTMLElement): void {
  const { fontWeight, fontStyle } = element.style;
  const isBold = /^(bold|bolder|[6-9]00)$/.test(fontWeight);
  const isPlain = element.localName === 'b' && /^(normal|[1-5]00)$/.test(fontWeight);
  element.removeAttribute('style');
  if (isBold && element.localName !== 'b') wrapIn(element, 'strong');
  if (fontStyle === 'italic' && element.localName !== 'i') wrapIn(element, 'em');
  if (isPlain || (element.localName !== 'b' && element.localName !== 'i' && !element.lang)) unwrap(element);
}

/** A table becomes one paragraph a row, its cells apart. */
function cells(page: Document): void {
  for (const row of page.querySelectorAll('tr')) {
    const words = [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? '').filter(Boolean);
    const paragraph = page.createElement('p');
    paragraph.textContent = words.join(' · ');
    row.closest('table')?.before(paragraph);
  }
  for (const table of page.querySelectorAll('table')) table.remove();
}

/** Headings are modules of their own here; inside a text they stay recognisable as bold paragraphs. */
function headings(page: Document): void {
  for (const heading of page.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const paragraph = page.createElement('p');
    const strong = page.createElement('strong');
    strong.textContent = heading.textContent;
    paragraph.append(strong);
    heading.replaceWith(paragraph);
  }
}

/** Google leads every link of a document over an address of its own. */
function straighten(link: Element): void {
  const [, target] =
    /^https:\/\/www\.google\.com\/url\?(?:[^#]*&)?q=([^&#]+)/.exec(link.getAttribute('href') ?? '') ?? [];
  if (target) link.setAttribute('href', decodeURIComponent(target));
}

/** A block, or the edge of what was pasted. */
function isBlock(element: Element | null): boolean {
  return element === null || /^(?:p|div|ul|ol|h[1-6]|table|figure|blockquote)$/.test(element.localName);
}

function wrapIn(element: HTMLElement, name: string): void {
  const mark = element.ownerDocument.createElement(name);
  mark.append(...element.childNodes);
  element.append(mark);
}

function unwrapAll(page: Document, selector: string): void {
  for (const element of page.querySelectorAll(selector)) unwrap(element);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
