const separator = '--';

/**
 * The slug of the container at a named place of an entry, as `container/by-slug` finds it. Further containers at the same
 * place add something of their own, such as a number.
 */
export function slotSlug({ type, id }: { type: string; id: string }, slot: string, further?: string): string {
  return [type, id, slot, ...(further ? [further] : [])].join(separator);
}

/** The named place of a container by its slug; null for any other container. */
export function slotOf(slug: string | null): string | null {
  const parts = slug?.split(separator) ?? [];
  return parts.length === 3 || parts.length === 4 ? (parts[2] ?? null) : null;
}
