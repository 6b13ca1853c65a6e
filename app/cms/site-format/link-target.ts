import type { StoredLink } from '../link.ts';

/** Between the ids of the database and the names of folders. */
export type Names = {
  /** The folder of something, or null when it is not there. */
  nameOf(type: string, id: string): string | null;
  idOf(type: string, name: string): string | null;
  /** Whether things of this type have folders. */
  isType(type: string): boolean;
};

type Target = NonNullable<StoredLink['ref']>;

const ownTarget = /^([a-z][a-z-]{0,39}):([^#\s]+)(?:#(\S{1,80}))?$/;
export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** `page:anfahrt#bus`. What has no folder, because it was deleted, keeps its id: the link stays what it is. */
export function writeTarget({ type, id, anchor }: Target, names: Names): string {
  return `${type}:${names.nameOf(type, id) ?? id}${anchor ? `#${anchor}` : ''}`;
}

/** Reads `page:anfahrt#bus`; null for an address, `unknown` where nothing has that name. */
export function readTarget(text: string, names: Names): Target | 'unknown' | null {
  const [, type = '', name = '', anchor] = ownTarget.exec(text) ?? [];
  if (!names.isType(type)) return null;
  const id = idOrName(type, name, names);
  return id ? { type, id, ...(anchor ? { anchor } : {}) } : 'unknown';
}

/** The id behind a name; an id stands for itself. */
export function idOrName(type: string, name: string, names: Names): string | null {
  return uuid.test(name) ? name : names.idOf(type, name);
}
