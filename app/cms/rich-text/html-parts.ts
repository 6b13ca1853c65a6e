/** Elements whose content nobody reads, or that only machines do: they go with all that is in them. */
const withContent =
  /<(script|style|template|svg|math|iframe|object|noscript|textarea|title|head|select|xmp)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?)*)\s*\/?>/gi;
const attribute = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/gi;

/** A piece of HTML: words as they are written, entities and all, or a tag with what it says of itself. */
export type HtmlPart = { text: string } | { name: string; isClosing: boolean; attributes: string };

/**
 * The words and tags of any HTML in their order, without comments and code. What only looks like a tag is a word.
 * Reads every character once, however the HTML is made: whoever writes it must not be able to hold the site up.
 */
export function* htmlParts(html: string): Generator<HtmlPart> {
  const source = html.replace(/<!--[\s\S]*?(?:-->|$)/g, '').replace(withContent, '');
  let end = 0;
  for (const match of source.matchAll(tag)) {
    yield { text: source.slice(end, match.index) };
    end = match.index + match[0].length;
    const [, slash, name = '', attributes = ''] = match;
    yield { name: name.toLowerCase(), isClosing: slash === '/', attributes };
  }
  yield { text: source.slice(end) };
}

/** Names in small letters, values as they are written; an attribute without a value has an empty one. */
export function attributePairs(attributes: string): [name: string, value: string][] {
  return [...attributes.matchAll(attribute)].map(([, name = '', a, b, c]) => [name.toLowerCase(), a ?? b ?? c ?? '']);
}
