const allowed: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'lang', 'hreflang'],
  img: ['src', 'alt', 'width', 'height'],
  ...Object.fromEntries(
    'address b br div em h2 h3 h4 hr i li ol p small span strong ul'.split(' ').map((name) => [name, ['lang']]),
  ),
};
const empty = new Set(['br', 'hr', 'img']);

const withContent =
  /<(script|style|template|svg|math|iframe|object|noscript|textarea|title|xmp)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?)*)\s*\/?>/gi;
const attribute = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/gi;
const safeHref = /^(?:https:\/\/|mailto:|tel:|\/(?!\/)|#)/i;
const safeSource = /^\/(?!\/)/;

/**
 * The markup of a site setting rebuilt from what is allowed: text, lists, links, pictures of our own. Whatever else it
 * holds is left out (scripts, styles, frames) or becomes text, and every element is closed (decision "Codes of the settings").
 */
export function safeHtml(code: string): string {
  const source = code.replace(/<!--[\s\S]*?(?:-->|$)/g, '').replace(withContent, '');
  const open: string[] = [];
  let html = '';
  let end = 0;
  for (const match of source.matchAll(tag)) {
    html += asText(source.slice(end, match.index));
    end = match.index + match[0].length;
    const [, isClosing, name = '', attributes = ''] = match;
    html += isClosing ? closed(open, name.toLowerCase()) : opened(open, name.toLowerCase(), attributes);
  }
  return (
    html +
    asText(source.slice(end)) +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}

export type HeadMeta = { name: string; content: string };

/** Of the header code only what proves to other services that the site is ours; nothing that runs or steers browsers. */
export function headMetas(code: string): HeadMeta[] {
  return [...code.matchAll(/<meta\b([^>]*)>/gi)].flatMap(([, attributes = '']) => {
    const { name = '', content = '' } = Object.fromEntries(pairs(attributes));
    return /^[\w:.-]*(?:verif|validate)[\w:.-]*$/i.test(name) && content ? [{ name, content }] : [];
  });
}

function opened(open: string[], name: string, attributes: string): string {
  const names = allowed[name];
  if (!names) return '';
  const kept = pairs(attributes)
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

function pairs(attributes: string): [string, string][] {
  return [...attributes.matchAll(attribute)].map(([, key = '', a, b, c]) => [key.toLowerCase(), a ?? b ?? c ?? '']);
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
