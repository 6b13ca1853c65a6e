type Own = { type: string; id: string; anchor?: string };

const shape = /^foyer:([a-z][a-z-]{0,39})\/([0-9a-f-]{36})(?:#(.{1,80}))?$/;

/** How HTML of ours names a thing of ours, whatever its address is today: `foyer:event/<id>`, here without its anchor. */
export function ownAddress({ type, id }: Own): string {
  return `foyer:${type}/${id}`;
}

/** What such an address means; null for every other. */
export function readOwnAddress(href: string): Own | null {
  const [, type, id, anchor] = shape.exec(href) ?? [];
  return type && id ? { type, id, ...(anchor ? { anchor } : {}) } : null;
}
