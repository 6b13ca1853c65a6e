import { entryTag } from '#app/cms/collection/listing/cache-tags.ts';
import { sharedSection } from '#app/collections/shared-section/schema.ts';
import { entryForTeam, onlineEntry } from '#app/features/entries/entry-page.server.ts';
import type { LoaderQuery, ModuleLoad } from '../module-load.ts';
import { definitions } from '../registry.ts';
import type { sharedSectionModule } from './schema.ts';
import type { SharedContent } from './shared-content.ts';

/**
 * What is online of the section in this language; for whoever edits, its draft where nothing is. A section inside a
 * section is left out: two could show each other without an end.
 */
export const loadSharedSection: ModuleLoad<typeof sharedSectionModule, SharedContent | null, LoaderQuery> = async (
  { section },
  { locale, now, notes, withDrafts, dataOf },
) => {
  if (!section) return null;
  notes.tag(entryTag(sharedSection.type, section.id));
  const { number } = section;
  if (number === undefined) return null;
  const asked = { locale, now, modules: definitions };
  const online = await onlineEntry(sharedSection, number, asked);
  const entry = online ?? (withDrafts ? await entryForTeam(sharedSection, { ...asked, id: String(number) }) : null);
  if (!entry) return null;
  notes.tag(...entry.tags);
  notes.expireAt(entry.nextChange);
  const nodes = Object.values(entry.slots)
    .flat()
    .filter(({ model }) => model !== 'shared-section');
  return { nodes, data: await dataOf(nodes), isOnline: online !== null };
};
