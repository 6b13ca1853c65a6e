import type { Viewer } from '#app/auth/viewer.ts';
import type { House } from '#app/cms/collection/house.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { editedThing } from './edited-thing.server.ts';
import { entryDraftChanges, loadEntryDraft } from './entry-draft.server.ts';
import { loadDraft } from './page/draft.server.ts';
import type { DraftPayload } from './page/draft-payload.ts';
import { type DraftChanges, draftChanges } from './page/versions.server.ts';

/** The draft of a page or of the modules of an entry, by its id; null when it is gone. The caller has asked the policy. */
export async function editedDraft(id: string, asked: { locale: Locale; viewer: Viewer }): Promise<DraftPayload | null> {
  const thing = await editedThing(id);
  if (!thing) return null;
  return thing.type === 'page' ? loadDraft({ pageId: id, ...asked }) : loadEntryDraft(thing, asked);
}

/** What publishing one language of it would change for visitors, what is missing for it, and the tag of exactly this draft. */
export async function editedChanges(
  id: string,
  { locale, house }: { locale: Locale; house: House },
): Promise<DraftChanges | null> {
  const thing = await editedThing(id);
  if (!thing) return null;
  return thing.type === 'page'
    ? draftChanges(id, { locale, definitions: house.modules })
    : entryDraftChanges(thing, { locale, house });
}
