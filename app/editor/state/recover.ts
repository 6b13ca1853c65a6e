import { isSame } from '#app/cms/same-value.ts';
import type { Operation } from '#app/cms/tree.ts';
import type { Content } from './content.ts';
import { type Entry, fieldsOf, isEmptyPatch, valueIn } from './entry.ts';
import { type Clash, mergePatch } from './merge.ts';

type Recovered = {
  /** To be sent on; compared with today, so that nothing older replaces something newer. */
  entries: Entry[];
  clashes: { id: string; key: string; clashes: Clash[] }[];
  /** What came back onto the screen. */
  operations: Operation[];
};

/**
 * Puts back on the page what a closed tab left unsent. An entry knows what each field held before it was typed: when
 * a colleague has changed the same field since, both texts are shown instead of one replacing the other.
 */
export function recover(left: readonly Entry[], content: Content): Recovered {
  const found: Recovered = { entries: [], clashes: [], operations: [] };
  const show = (operation: Operation) => {
    content.apply(operation);
    found.operations.push(operation);
  };
  for (const entry of left) {
    const node = content.get(entry.id);
    if (entry.kind === 'create' && !node) show({ kind: 'insert', nodes: [entry.node] });
    if (entry.kind === 'remove' && node) show({ kind: 'remove', nodes: content.subtree(entry.id) });
    if (entry.kind === 'move' && node) {
      const { parent_id, column_index, pos } = node;
      const before = { parent_id, column_index, pos };
      show({
        kind: 'move',
        id: entry.id,
        before,
        after: { ...before, parent_id: entry.parent, column_index: entry.column },
      });
    }
    if (entry.kind !== 'patch' || !node) {
      found.entries.push(entry);
      continue;
    }
    const { body, clashes } = mergePatch(entry, node);
    for (const { lang, field } of fieldsOf(body)) {
      const before = (lang ? node.i18n[lang] : node.props)?.[field];
      const after = valueIn(body, { lang, field }) ?? undefined;
      if (!isSame(before, after)) show({ kind: 'set', id: entry.id, part: lang ?? 'props', field, before, after });
    }
    if (clashes.length) found.clashes.push({ id: entry.id, key: entry.key, clashes });
    // The part without a question is sent on its own; the journal keeps the whole under the old key until then.
    const key = clashes.length ? crypto.randomUUID() : entry.key;
    if (!isEmptyPatch(body)) found.entries.push({ ...entry, key, body, sent: clashes.length ? null : entry.sent });
  }
  return found;
}
