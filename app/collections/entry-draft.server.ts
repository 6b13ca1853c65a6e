import { sql } from 'drizzle-orm';
import { can } from '#app/auth/policy.ts';
import type { Viewer } from '#app/auth/viewer.ts';
import type { EntryDocument, EntryRecord } from '#app/cms/collection/entry.ts';
import { draftContent, entryContent } from '#app/cms/collection/entry-content.ts';
import { publishedDocuments, readEntry } from '#app/cms/collection/entry-rows.server.ts';
import { freeze } from '#app/cms/collection/freeze.server.ts';
import { collectionOf, type House } from '#app/cms/collection/house.ts';
import { outdatedTranslations } from '#app/cms/draft/translation-sources.server.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import { db, transaction } from '#app/db/client.server.ts';
import type { Locale, Localized } from '#app/i18n/locale.ts';
import { urls } from '#app/urls.ts';
import type { EditedThing } from './edited-thing.server.ts';
import { type DocumentChanges, documentChanges } from './page/document-changes.ts';
import { draftAddresses, draftMedia, draftNodes, draftTag, publishedNumbers } from './page/draft.server.ts';
import type { DraftPayload } from './page/draft-payload.ts';
import { type Compared, publicState } from './page/public-state.ts';
import type { DraftChanges } from './page/versions.server.ts';
import { waitingFor } from './page/waiting.server.ts';
import { collections } from './registry.ts';

/** The modules at the named places of an entry's page as one person edits them, or null when the entry is gone. */
export async function loadEntryDraft(
  thing: EditedThing,
  { locale, viewer }: { locale: Locale; viewer: Viewer },
): Promise<DraftPayload | null> {
  const { type, id } = thing;
  const entry = await readEntry(thing);
  if (!entry) return null;
  const { slots } = collectionOf({ collections }, type);
  const [nodes, media, addresses, published, scheduled] = await Promise.all([
    draftNodes(type, id),
    draftMedia(thing),
    draftAddresses(locale, db(), type),
    publishedNumbers(thing),
    waitingFor(db(), thing),
  ]);
  return {
    owner: { type, id, title: await titlesOf(entry), slots, form: urls.officeEntry(locale, type, entry.number) },
    page: null,
    locale,
    person: viewer.kind === 'visitor' ? '' : viewer.id,
    nodes,
    media,
    addresses,
    draft_tag: draftTag(entry, nodes),
    published,
    ...(await stateOf(entry, nodes)),
    scheduled,
    outdated: await outdatedTranslations(nodes.map((node) => node.id)),
    permissions: {
      publish: can(viewer, 'entry:publish'),
      html: can(viewer, 'html:write'),
      pages: false,
      settings: can(viewer, 'settings:write'),
    },
  };
}

/** What publishing one language of an entry would change for visitors, what is missing for it, and the tag of exactly this draft. */
export async function entryDraftChanges(
  { type, id }: EditedThing,
  { locale, house }: { locale: Locale; house: House },
): Promise<DraftChanges | null> {
  return transaction(async (tx) => {
    const [frozen] = await freeze(tx, { type, ids: [id], locale, house, lock: false });
    if (!frozen) return null;
    const { entry, problems } = frozen;
    const nodes = await draftNodes(type, id, tx);
    const published = await publishedDocuments(tx, { ids: [id], locale, hidden: true });
    const changes = changesOf(entry, nodes, published.get(id), locale);
    return { ...changes, missing: problems, draft_tag: draftTag(entry, nodes) };
  });
}

/** What it is called in each language, an inherited title included. */
async function titlesOf({ id }: EntryRecord): Promise<Localized<string>> {
  const { rows } = await db().execute<Localized<string>>(
    sql`select nullif(label_de, '') as de, nullif(label_en, '') as en from entry where id = ${id}`,
  );
  return rows[0] ?? {};
}

async function stateOf(entry: EntryRecord, nodes: readonly ModuleNode[]) {
  const compare = async (locale: Locale): Promise<Compared> => {
    const published = (await publishedDocuments(db(), { ids: [entry.id], locale, hidden: true })).get(entry.id);
    return { changes: changesOf(entry, nodes, published, locale), published: published?.nodes ?? [] };
  };
  const [de, en] = await Promise.all([compare('de'), compare('en')]);
  return publicState({ de, en });
}

function changesOf(
  entry: EntryRecord,
  nodes: readonly ModuleNode[],
  published: EntryDocument | undefined,
  locale: Locale,
): DocumentChanges {
  const before = published ? entryContent(published) : null;
  return documentChanges(before, draftContent(entry, nodes, locale), locale);
}
