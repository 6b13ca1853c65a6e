import { parseWordRules, type WordRule } from '#app/cms/checks/style-guide.ts';
import { escaped, stemOf } from '#app/cms/checks/whole-words.ts';
import type { ViewNode } from '#app/cms/node.ts';

/** A difficult word, with any ending where it ends with `*`, and what it means. */
export type Explained = { word: string; explanation: string };

/** A list as it is written: a word a line, `Depot = Ein Raum für Dinge, die nicht gezeigt werden.` */
export function parseGlossary(lines: string): Explained[] {
  return parseWordRules(lines).flatMap(({ avoid: word, prefer: explanation }: WordRule) =>
    explanation ? [{ word, explanation }] : [],
  );
}

/**
 * Modules with the first place of each difficult word in their texts as a link to `href`, and the words that were found
 * anywhere on the page, titles included, in their order.
 */
export function explainWords(
  nodes: readonly ViewNode[],
  { glossary, href }: { glossary: readonly Explained[]; href: string },
): { nodes: ViewNode[]; words: Explained[] } {
  const words: Explained[] = [];
  const unlinked = new Map(glossary.map((entry) => [entry, shapeOf(entry.word)]));
  const shown = (html: string): string => {
    const text = html.replace(/<[^>]*>/g, ' ');
    let linked = html;
    for (const [entry, shape] of unlinked) {
      if (!shape.test(text)) continue;
      if (!words.includes(entry)) words.push(entry);
      const isText = /^<(?:p|ul|ol)[ >]/.test(html);
      const next = isText ? linkedOnce(linked, shape, href) : linked;
      if (next !== linked) unlinked.delete(entry);
      linked = next;
    }
    return linked;
  };
  return { nodes: nodes.map((node) => withTexts(node, shown)), words };
}

function withTexts(node: ViewNode, shown: (html: string) => string): ViewNode {
  return {
    ...node,
    fields: inValue(node.fields, shown) as ViewNode['fields'],
    columns: node.columns.map((column) => ({
      ...column,
      children: column.children.map((child) => withTexts(child, shown)),
    })),
  };
}

/** Every `html` in what a view receives. */
function inValue(value: unknown, shown: (html: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => inValue(item, shown));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === 'html' && typeof part === 'string' ? shown(part) : inValue(part, shown),
    ]),
  );
}

/** The first place that is in no link already. */
function linkedOnce(html: string, shape: RegExp, href: string): string {
  let isInLink = false;
  let isDone = false;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (part.startsWith('<a')) isInLink = true;
      if (part.startsWith('</a')) isInLink = false;
      if (isDone || isInLink || part.startsWith('<')) return part;
      const linked = part.replace(shape, (word) => `<a href="${href}">${word}</a>`);
      isDone = linked !== part;
      return linked;
    })
    .join('');
}

/** A word by itself, with the places where it may be broken that typesetting has put into it. */
function shapeOf(word: string): RegExp {
  const { letters, isStem } = stemOf(word);
  const pattern = [...letters].map(escaped).join('\u00ad?');
  const ending = isStem ? '[\\p{L}\u00ad]*' : '';
  return new RegExp(`(?<![\\p{L}\\p{N}\u00ad])${pattern}${ending}(?![\\p{L}\\p{N}])`, 'iu');
}
