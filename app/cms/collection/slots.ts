const separator = '--';

/** The slug of the container at a named place of an entry, as `container/by-slug` finds it. */
export function slotSlug({ type, id }: { type: string; id: string }, slot: string): string {
  return [type, id, slot].join(separator);
}

/** The named place of a container by its slug; null for any other container. */
export function slotOf(slug: string | null): string | null {
  const parts = slug?.split(separator) ?? [];
  return parts.length === 3 ? (parts[2] ?? null) : null;
}
