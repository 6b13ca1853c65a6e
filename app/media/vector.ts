import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import { activeElements, drawnAttributes, drawnElements } from './vector-names.ts';
import { elementsIn, isTooHeavy } from './vector-weight.ts';

/** Why a vector picture is refused; the words stand in the message files as `api_media_<reason>`. */
export type VectorProblem = 'svg_active' | 'svg_external' | 'svg_entity' | 'svg_unreadable' | 'svg_heavy';

export type Vector = { svg: string; width: number; height: number };

const namespace = 'http://www.w3.org/2000/svg';
const mostElements = 50_000;
const deepest = 64;

/**
 * Reads an SVG file as XML and writes it anew from what a drawing may be made of; what does more than draw is refused.
 * The result is what is stored: nothing of it depends on how another reader might have understood the file.
 */
export function readVector(content: Uint8Array): Vector | { problem: VectorProblem } {
  const text = utf8(content);
  if (text === null) return { problem: 'svg_unreadable' };
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return { problem: 'svg_entity' };
  const root = rootOf(text);
  if (!root) return { problem: 'svg_unreadable' };
  const problem = problemOf(root);
  if (problem) return { problem };
  const prefixes = prefixesOf(root);
  if (nameOf(root, prefixes) !== 'svg') return { problem: 'svg_unreadable' };
  const svg = written(root, prefixes).replace('<svg', `<svg xmlns="${namespace}"`);
  return { svg, ...sizeOf(root) };
}

/** Any other encoding could be read in two ways. */
function utf8(content: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    const declared = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([^"']*)["']/i.exec(text)?.[1];
    return declared === undefined || /^(?:utf-8|us-ascii)$/i.test(declared) ? text.trimStart() : null;
  } catch {
    return null;
  }
}

function rootOf(text: string): XmlElement | null {
  try {
    return parseXml(text).root;
  } catch {
    // No XML, or so deep that reading it ran out of space.
    return null;
  }
}

function problemOf(root: XmlElement): VectorProblem | null {
  let count = 0;
  const look = (element: XmlElement, depth: number): VectorProblem | null => {
    count += 1;
    if (depth > deepest || count > mostElements) return 'svg_heavy';
    if (activeElements.test(localName(element.name))) return 'svg_active';
    for (const [name, value] of Object.entries(element.attributes)) {
      const problem = attributeProblem(localName(name), value);
      if (problem) return problem;
    }
    if (localName(element.name) === 'style') {
      const problem = styleProblem(element.text);
      if (problem) return problem;
    }
    for (const child of elementsIn(element)) {
      const problem = look(child, depth + 1);
      if (problem) return problem;
    }
    return null;
  };
  return look(root, 0) ?? (isTooHeavy(root) ? 'svg_heavy' : null);
}

function attributeProblem(name: string, value: string): VectorProblem | null {
  if (/^on/i.test(name)) return 'svg_active';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them before they read the scheme
  const address = value.replace(/[\u0000-\u0020]/g, '').toLowerCase();
  if (/^(?:href|src)$/i.test(name)) {
    if (/^(?:javascript|vbscript):/.test(address)) return 'svg_active';
    const isOwn = address === '' || address.startsWith('#') || /^data:image\/(?:png|jpeg|webp);/.test(address);
    return isOwn ? null : 'svg_external';
  }
  return styleProblem(value);
}

const loading = /(?:^|[^\w-])(?:-\w+-)?(?:src|image|image-set|cross-fade|element|paint)\s*\(/i;
const otherUrl = /url\s*\(\s*(?!["']?\s*#)/i;
const otherRule = /@(?!media\b|supports\b|keyframes\b|-webkit-keyframes\b)[\w-]/i;

/** Styles and the attributes that are styles: they may name what stands in the same file, and load nothing. */
function styleProblem(text: string): VectorProblem | null {
  const css = unescapedCss(text);
  if (/javascript:|expression\s*\(|-moz-binding|behavior\s*:/i.test(css)) return 'svg_active';
  return loading.test(css) || otherUrl.test(css) || otherRule.test(css) ? 'svg_external' : null;
}

/** As CSS understands it: `u\72l(` is `url(`. A letter that is none of a name ends nothing. */
function unescapedCss(text: string): string {
  return text
    .replace(/\\([\da-f]{1,6})\s?/gi, (_all, hex) => {
      const letter = String.fromCharCode(Number.parseInt(hex, 16));
      return /^[\w@(:/-]$/.test(letter) ? letter : ' ';
    })
    .replace(/\\(?=[g-z@(])/gi, '');
}

/** Prefixes that stand for SVG itself; those of other programs stand for what is left out. */
function prefixesOf({ attributes }: XmlElement): ReadonlySet<string> {
  const declared = Object.entries(attributes).filter(
    ([name, value]) => name.startsWith('xmlns:') && value === namespace,
  );
  return new Set(declared.map(([name]) => name.slice('xmlns:'.length)));
}

/** The name of an element of SVG; null for one of anything else. */
function nameOf({ name }: XmlElement, prefixes: ReadonlySet<string>): string | null {
  const [prefix, local] = name.includes(':') ? (name.split(':') as [string, string]) : [null, name];
  return prefix === null || prefixes.has(prefix) ? local : null;
}

function written(element: XmlElement, prefixes: ReadonlySet<string>): string {
  const name = nameOf(element, prefixes);
  if (name === null || !drawnElements.has(name)) return '';
  const attributes = Object.entries(element.attributes)
    .map(([key, value]) => [key === 'xlink:href' ? 'href' : key, value] as const)
    .filter(([key]) => drawnAttributes.has(key))
    .map(([key, value]) => ` ${key}="${escaped(value).replaceAll('"', '&quot;')}"`);
  const inner = element.children.map((child) => {
    if (child.type === 'element') return written(child as XmlElement, prefixes);
    return child.type === 'text' || child.type === 'cdata' ? escaped((child as { text?: string }).text ?? '') : '';
  });
  const [opening, content] = [`<${name}${[...new Set(attributes)].join('')}`, inner.join('')];
  return content === '' ? `${opening}/>` : `${opening}>${content}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Width and height in user units, from the view box or the attributes of the root. */
function sizeOf({ attributes }: XmlElement): { width: number; height: number } {
  const box = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = box[2] || Number.parseFloat(attributes.width ?? '');
  const height = box[3] || Number.parseFloat(attributes.height ?? '');
  return { width: Math.round(sane(width, 300)), height: Math.round(sane(height, 150)) };
}

function sane(length: number, otherwise: number): number {
  return length > 0 && length < 1_000_000 ? length : otherwise;
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}
