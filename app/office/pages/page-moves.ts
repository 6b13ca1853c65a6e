/** A page in the order of the tree: parents before their children. */
export type Placed = { id: string; parent_id: string | null };
/** Below which page, and before which of those there; at the end where that is null. */
export type Spot = { parent: string | null; before: string | null };

export const directions = ['up', 'down', 'in', 'out'] as const;
export type Direction = (typeof directions)[number];

/**
 * Where each step leads from where a page stands: up and down among those beside it, in below the one above it, out behind
 * the one it is below. A step that leads nowhere is missing.
 */
export function movesOf(pages: readonly Placed[], id: string): Partial<Record<Direction, Spot>> {
  const own = pages.find((page) => page.id === id);
  if (!own) return {};
  const beside = idsBelow(pages, own.parent_id);
  const at = beside.indexOf(id);
  const previous = beside[at - 1];
  const parent = pages.find((page) => page.id === own.parent_id);
  return {
    ...(previous ? { up: { parent: own.parent_id, before: previous } } : {}),
    ...(at < beside.length - 1 ? { down: { parent: own.parent_id, before: beside[at + 2] ?? null } } : {}),
    ...(previous ? { in: { parent: previous, before: null } } : {}),
    ...(parent ? { out: { parent: parent.parent_id, before: behind(pages, parent) } } : {}),
  };
}

/** Where a page is dropped on another: before it, into it at the end, or behind it. Null where it would be inside itself. */
export function dropSpot(
  pages: readonly Placed[],
  { id, on, part }: { id: string; on: string; part: 'before' | 'into' | 'behind' },
): Spot | null {
  const target = pages.find((page) => page.id === on);
  if (!target || isWithin(pages, on, id)) return null;
  if (part === 'into') return { parent: on, before: null };
  return { parent: target.parent_id, before: part === 'before' ? on : behind(pages, target, id) };
}

/** Whether a page is the other one or stands anywhere below it. */
export function isWithin(pages: readonly Placed[], id: string, above: string): boolean {
  for (let at: string | null = id; at; at = pages.find((page) => page.id === at)?.parent_id ?? null)
    if (at === above) return true;
  return false;
}

function idsBelow(pages: readonly Placed[], parent: string | null): string[] {
  return pages.filter(({ parent_id }) => parent_id === parent).map(({ id }) => id);
}

/** The page after this one beside it, other than the one that is moved. */
function behind(pages: readonly Placed[], { id, parent_id }: Placed, moved?: string): string | null {
  const beside = idsBelow(pages, parent_id).filter((each) => each !== moved);
  return beside[beside.indexOf(id) + 1] ?? null;
}
