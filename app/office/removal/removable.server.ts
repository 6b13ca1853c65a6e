import { collections } from '#app/collections/registry.ts';
import type { Removable } from './removable.ts';
import { removableEntry } from './removable-entry.server.ts';
import { removableMedium } from './removable-medium.server.ts';
import { removablePage } from './removable-page.server.ts';

const others: Record<string, Removable> = { page: removablePage, media: removableMedium };

/** What can be taken away, by the type that its address names; null for a type that does not exist. */
export function removableOf(type: string): Removable | null {
  const definition = collections[type];
  return definition ? removableEntry(definition) : (others[type] ?? null);
}
