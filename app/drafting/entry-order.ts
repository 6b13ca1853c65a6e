import type { Entry } from './entry.ts';

/** True for what changes places or the set of modules; such entries of a page go one after the other. */
export function isStructural(entry: Entry): boolean {
  return entry.kind !== 'patch' || entry.body.layout !== undefined;
}

/**
 * Which entries may leave now: first of their module, structure in order, values only after the modules they belong
 * to have come (or come back), a deletion only after everything before it.
 */
export function readyEntries(entries: readonly Entry[], flying: ReadonlySet<string>, free: number): Entry[] {
  const ahead = { ids: new Set<string>(), structure: false, births: false, count: 0 };
  const ready: Entry[] = [];
  for (const entry of entries) {
    const structural = isStructural(entry);
    const waits =
      ahead.ids.has(entry.id) ||
      flying.has(entry.id) ||
      (structural && ahead.structure) ||
      ahead.births ||
      (entry.kind === 'remove' && ahead.count > 0);
    if (!waits && ready.length < free) ready.push(entry);
    ahead.ids.add(entry.id);
    ahead.count += 1;
    ahead.structure ||= structural;
    ahead.births ||= entry.kind === 'create' || entry.kind === 'restore' || entry.kind === 'remove';
  }
  return ready;
}

/** The waiting change a later one of the same module may join: not yet sent, no structure, nothing of its module after it. */
export function joinable(entries: readonly Entry[], entry: Entry): Extract<Entry, { kind: 'patch' }> | null {
  const last = entries.findLast(({ id }) => id === entry.id);
  if (entry.kind !== 'patch' || isStructural(entry)) return null;
  return last?.kind === 'patch' && !last.sent && !isStructural(last) ? last : null;
}
