import { data, redirect } from 'react-router';
import { can } from '#app/auth/policy.ts';
import type { EntryView } from '#app/cms/collection/entry.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { Fields } from '#app/cms/field/field.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import { loadEntryDraft } from '#app/features/editing/entry-draft.server.ts';
import { entryForTeam, entryPage } from '#app/features/entries/entry-page.server.ts';
import type { LoadContext } from '#app/load-context.ts';
import { definitions } from '#app/modules/registry.ts';
import { requestedVersion } from '#app/site/requested-version.ts';

/** The parts of the address; the team may also ask for the draft (`?edit`) or an older version (`?v=`). */
type Params = { slug?: string | undefined; id?: string | undefined; query?: URLSearchParams };

export type FoundEntry<F extends Fields = Fields> = EntryView<F> & {
  url: string;
  /** What the editor works on; null for everybody who only looks. */
  draft: DraftPayload | null;
};

/**
 * The entry of a detail page, or the answer instead of it: 301 to the canonical address, 410 for what was public and is
 * in the bin, 404 for what is missing or offline. The team is shown drafts. Notes what the page depends on.
 */
export async function foundEntry<F extends Fields>(
  definition: CollectionDefinition<F>,
  { slug = null, id = '', query = new URLSearchParams() }: Omit<Params, 'slug'> & { slug?: string | null },
  load: LoadContext,
): Promise<FoundEntry<F>> {
  const { locale, now, notes, viewer, preview } = load;
  if (preview?.of === 'draft') return previewOf(definition, id, load);
  // Readers of a signed preview see what the team shows them.
  if (definition.pages?.isForTeam && !preview && !can(viewer, 'draft:read')) throw data(null, { status: 404 });
  const found = can(viewer, 'draft:read') ? await asTheTeamAsks(definition, { id, query }, load) : null;
  if (found) return found;
  const page = await entryPage(definition, { id, slug, locale, now, modules: definitions });
  if (page.kind === 'moved') throw redirect(page.url, 301);
  if (page.kind !== 'found') {
    const draft = can(viewer, 'draft:read')
      ? await entryForTeam(definition, { id, locale, now, modules: definitions })
      : null;
    if (draft?.url) return { ...draft, url: draft.url, draft: null };
    throw data(null, { status: page.kind === 'gone' ? 410 : 404 });
  }
  const { entry } = page;
  if (entry.url === null) throw data(null, { status: 404 });
  notes.tag(...entry.tags);
  notes.expireAt(entry.nextChange);
  return { ...entry, url: entry.url, draft: null };
}

/** The draft as it will be for visitors. */
async function previewOf<F extends Fields>(
  definition: CollectionDefinition<F>,
  id: string,
  { locale, now }: LoadContext,
): Promise<FoundEntry<F>> {
  const entry = await entryForTeam(definition, { id, locale, now, modules: definitions });
  if (!entry?.url) throw data(null, { status: 404 });
  return { ...entry, url: entry.url, draft: null };
}

/** The draft with its editor, or an older version; null when neither was asked for or there is none. */
async function asTheTeamAsks<F extends Fields>(
  definition: CollectionDefinition<F>,
  { id, query }: { id: string; query: URLSearchParams },
  { locale, now, viewer }: LoadContext,
): Promise<FoundEntry<F> | null> {
  const isEdited = query.has('edit');
  const version = requestedVersion(query);
  if (!isEdited && !version) return null;
  const options = isEdited || !version ? { now: null } : { now, version };
  const entry = await entryForTeam(definition, { id, locale, modules: definitions, ...options });
  if (!entry?.url) return null;
  const thing = { type: definition.type, id: entry.id };
  const draft = isEdited ? await loadEntryDraft(thing, { locale, viewer }) : null;
  return { ...entry, url: entry.url, draft };
}

export type { Params };
