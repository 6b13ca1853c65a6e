import { isApiPath } from '../api-path.ts';

export type PathVerdict = { kind: 'ok' } | { kind: 'moved'; to: string } | { kind: 'refused'; status: 400 | 414 };

const longestTarget = 2_048;
const ok: PathVerdict = { kind: 'ok' };
/** In a query as in a path: no address of ours holds it, and PostgreSQL takes no text with it. */
const escapedNul = /%00/;
const bad: PathVerdict = { kind: 'refused', status: 400 };

/** One path, one meaning: judges the raw request target, before any URL parser has tidied it up. */
export function canonicalizeTarget(target: string): PathVerdict {
  if (target.length > longestTarget) return { kind: 'refused', status: 414 };
  if (!target.startsWith('/') || hasForbiddenCharacter(target) || escapedNul.test(target)) return bad;
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const canonical = canonicalPath(path);
  if (canonical === null) return bad;
  return canonical === path ? ok : { kind: 'moved', to: canonical + (mark < 0 ? '' : target.slice(mark)) };
}

/** Null where a path has no meaning at all. Applying it twice changes nothing. */
function canonicalPath(path: string): string | null {
  const segments: string[] = [];
  for (const raw of path.split('/')) {
    const segment = decodeSegment(raw);
    if (segment === null) return null;
    if (segment === '' || segment === '.') continue;
    if (segment === '..') segments.pop();
    else segments.push(segment);
  }
  if (segments[0] && /^(?:de|en)(?:\.data)?$/i.test(segments[0])) segments[0] = segments[0].toLowerCase();
  const joined = `/${segments.map(encodeSegment).join('/')}`;
  // Calls of the API work with and without a trailing slash.
  return path.endsWith('/') && isApiPath(joined) && joined !== '/' ? `${joined}/` : joined;
}

/** A slash, backslash or control character hidden in an escape means something else to every reader: refused. */
function decodeSegment(raw: string): string | null {
  try {
    const segment = decodeURIComponent(raw);
    return segment.includes('/') || hasForbiddenCharacter(segment) ? null : segment.normalize('NFC');
  } catch {
    return null;
  }
}

/** Escapes what a path must escape and nothing more (RFC 3986, pchar). */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

function hasForbiddenCharacter(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused here
  return /[\u0000-\u001f\u007f\\]/.test(text);
}
