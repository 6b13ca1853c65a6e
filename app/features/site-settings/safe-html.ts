import { attributePairs, htmlParts } from '#app/cms/rich-text/html-parts.ts';

/** Elements and what they may say of themselves. */
const allowed: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['href', 'title', 'lang', 'hreflang']],
  ['img', ['src', 'alt', 'width', 'height']],
  ...'address b br div em h2 h3 h4 hr i li ol p small span strong ul'
    .split(' ')
    .map((name): [string, string[]] => [name, ['lang']]),
]);
const empty = new Set(['br', 'hr', 'img']);
const safeHref = /^(?:https:\/\/|mailto:|tel:|\/(?!\/)|#)/i;
const safeSource = /^\/(?!\/)/;

/**
 * The markup of a site setting rebuilt from what is allowed: text, lists, links, pictures of our own. Whatever else it
 * holds is left out (scripts, styles, frames) or becomes text, and every element is closed (decision "Codes of the settings").
 */
export function safeHtml(code: string): string {
  const open: string[] = [];
  let html = '';
  for (const part of htmlParts(code)) {
    if ('text' in part) html += asText(part.text);
    else html += part.isClosing ? closed(open, part.name) : opened(open, part.name, part.attributes);
  }
  return (
    html +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}

export type HeadMeta = { name: string; content: string };

/** Of the header code only what proves to other services that the site is ours; nothing that runs or steers browsers. */
export function headMetas(code: string): HeadMeta[] {
  return [...code.matchAll(/<meta\b([^<>]*)>/gi)].flatMap(([, attributes = '']) => {
    const { name = '', content = '' } = Object.fromEntries(attributePairs(attributes));
    return /^[\w:.-]*(?:verif|validate)[\w:.-]*$/i.test(name) && content ? [{ name, content }] : [];
  });
}

function opened(open: string[], name: string, attributes: string): string {
  const names = allowed.get(name);
  if (!names) return '';
  const kept = attributePairs(attributes)
    .filter(([key, value]) => names.includes(key) && isSafe(key, value))
    .map(([key, value]) => ` ${key}="${asText(value).replaceAll('"', '&quot;')}"`);
  if (name === 'img' && !kept.some((pair) => pair.startsWith(' alt='))) kept.push(' alt=""');
  if (!empty.has(name)) open.push(name);
  return `<${name}${kept.join('')}>`;
}

function closed(open: string[], name: string): string {
  const at = open.lastIndexOf(name);
  return at < 0
    ? ''
    : open
        .splice(at)
        .reverse()
        .map((inner) => `</${inner}>`)
        .join('');
}

function isSafe(key: string, value: string): boolean {
  if (key === 'href') return safeHref.test(value.trim());
  return key === 'src' ? safeSource.test(value.trim()) : true;
}

function asText(text: string): string {
  return text
    .replace(/&(?!#?\w{1,31};)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
