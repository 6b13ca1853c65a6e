import type { ModuleNode } from '#app/cms/node.ts';
import { isSame } from '#app/cms/same-value.ts';
import type { Operation } from '#app/cms/tree/tree.ts';
import type { Entry, PatchEntry } from '#app/drafting/entry.ts';
import { type FieldValues, fieldsOf, over, valueIn, valuesOf } from '#app/drafting/field-values.ts';
import type { Conflict } from '#app/drafting/merge.ts';
import { recoverPatch } from '#app/drafting/recover-patch.ts';
import type { Content } from '../document/content.ts';

type Recovered = {
  /** To be sent on; compared with today, so that nothing older replaces something newer. */
  entries: Entry[];
  conflicts: { entry: PatchEntry; conflicts: Conflict[] }[];
  /** Keys of entries that others stand for now. */
  replaced: string[];
  /** What came back onto the screen. */
  operations: Operation[];
};

/** Puts back on the page what a closed tab left unsent, compared with what stands there today. */
export function recover(left: readonly Entry[], content: Content): Recovered {
  const found: Recovered = { entries: [], conflicts: [], replaced: [], operations: [] };
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
    const change = caughtUp(entry, node, content);
    if (change !== entry) found.replaced.push(entry.key);
    const { mine, conflicts } = recoverPatch(change, node);
    for (const { lang, field } of fieldsOf(mine?.body ?? {})) {
      const before = (lang ? node.i18n[lang] : node.props)?.[field];
      const after = valueIn(mine?.body ?? {}, { lang, field }) ?? undefined;
      if (!isSame(before, after)) show({ kind: 'set', id: entry.id, part: lang ?? 'props', field, before, after });
    }
    if (conflicts.length) found.conflicts.push({ entry: change, conflicts });
    if (mine) found.entries.push(mine);
  }
  return found;
}

/** The tab that closed may have told this one what was written on since: that is the change now, and no longer the request it had sent. */
function caughtUp(entry: PatchEntry, node: ModuleNode, { shown }: Content): PatchEntry {
  const written = fieldsOf(entry.body).filter((name) =>
    shown.hasFollowed(entry.id, name, { later: valueIn(node, name), earlier: valueIn(entry.body, name) }),
  );
  if (!written.length) return entry;
  const values = written.reduce<FieldValues>((all, name) => over(all, valuesOf(name, valueIn(node, name) ?? null)), {});
  const [body, base] = [over(entry.body, values), over(entry.base, values)];
  return { ...entry, key: crypto.randomUUID(), sent: null, body, base };
}
