import { parseLink } from '../link.ts';
import type { ViewNode } from '../node.ts';
import { documentLinks } from '../rich-text/document-links.ts';
import { parseRich } from '../rich-text/rich-document.ts';
import { viewNodes } from '../view/view-nodes.ts';
import type { CheckRequest, Finding } from './finding.ts';
import { type Place, shownNodes } from './places.ts';

/** Headings that skip a level, anchors that two modules share, and jumps that lead nowhere. */
export function structureChecks(places: readonly Place[], request: CheckRequest): Finding[] {
  return [...headings(request), ...anchors(places, request)];
}

/** In the order they are read; the title of the page is the first level. */
function headings({ nodes, definitions, context }: CheckRequest): Finding[] {
  const shown = shownNodes(nodes, context.locale);
  const tree = viewNodes(shown, { definitions, context, now: null }).nodes;
  const found: Finding[] = [];
  let above = 1;
  for (const { id, level } of tree.flatMap(levels)) {
    const better = above + 1;
    if (level > better)
      found.push({ rule: 'heading', module: id, path: 'headline_level', message: 'forms_check_heading', better });
    above = Math.min(level, better);
  }
  return found;
}

function levels({ id, fields, columns }: ViewNode): { id: string; level: number }[] {
  const own = typeof fields.headline_level === 'number' ? [{ id, level: fields.headline_level }] : [];
  return [...own, ...columns.flatMap((column) => column.children.flatMap(levels))];
}

function anchors(places: readonly Place[], { anchors: fixed = [] }: CheckRequest): Finding[] {
  const taken = new Map<string, number>(fixed.map((name) => [name, 1]));
  const found: Finding[] = [];
  for (const { module, path, words } of places.flatMap(target)) {
    const times = (taken.get(words) ?? 0) + 1;
    taken.set(words, times);
    if (times === 1) continue;
    const better = `${words}-${times}`;
    found.push({ rule: 'anchor', module, path, message: 'forms_check_anchor_twice', words, better });
  }
  const lost = places.flatMap(jumps).filter(({ words }) => !taken.has(words));
  return [
    ...found,
    ...lost.map((jump): Finding => ({ rule: 'anchor', message: 'forms_check_anchor_missing', ...jump })),
    ...places.flatMap(emptyJumps),
  ];
}

type Named = { module: string; path: string; words: string };

/** A module's own anchor is a place, and so is the `own_anchor` of a list item; its `anchor` is a jump to one. */
function target({ module, path, name, stored, isItem }: Place): Named[] {
  const own = isItem ? 'own_anchor' : 'anchor';
  return name === own && isWord(stored.shared) ? [{ module, path, words: stored.shared }] : [];
}

function jumps({ module, path, name, field, stored, isItem }: Place): Named[] {
  if (isItem && name === 'anchor') return isWord(stored.shared) ? [{ module, path, words: stored.shared }] : [];
  const addresses =
    field.kind === 'rich-text'
      ? documentLinks(parseRich(stored.localized)).map(({ attrs }) => attrs.href ?? '')
      : [field.kind === 'link' ? (parseLink(stored.shared)?.url ?? '') : ''];
  return addresses.filter((url) => url.startsWith('#')).map((url) => ({ module, path, words: url.slice(1) }));
}

/** An entry of a list of jumps that leads nowhere at all. */
function emptyJumps({ module, path, field, stored }: Place): Finding[] {
  const inner = field.options.fields;
  if (field.kind !== 'list' || !inner?.anchor || !inner.link || !Array.isArray(stored.shared)) return [];
  return stored.shared
    .filter(({ anchor, link }) => !anchor && !link)
    .map(({ _key }) => ({
      rule: 'anchor',
      module,
      path: `${path}.${_key}.anchor`,
      message: 'forms_check_anchor_empty',
    }));
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
