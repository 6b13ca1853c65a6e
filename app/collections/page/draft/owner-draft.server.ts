import { sql } from 'drizzle-orm';
import { can } from '#app/auth/policy.ts';
import type { Viewer } from '#app/auth/viewer.ts';
import { outdatedTranslations } from '#app/cms/draft/translation-sources.server.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import { type DocumentContent, documentChanges } from '#app/cms/publishing/document-changes.ts';
import { draftNodes, draftTag } from '#app/cms/publishing/draft-nodes.server.ts';
import type { OwnerDocument } from '#app/cms/publishing/owner-adapter.ts';
import { type Compared, publicState } from '#app/cms/publishing/public-state.ts';
import { publishedDocuments } from '#app/cms/publishing/publication.server.ts';
import { scheduledFor } from '#app/cms/publishing/scheduled.server.ts';
import { releasesWith } from '#app/cms/release/releases.server.ts';
import type { MediaRecord } from '#app/cms/resolve.ts';
import { db, pool } from '#app/db/client.server.ts';
import type { Locale, Localized } from '#app/i18n/locale.ts';
import { mediaRecords } from '#app/media/media-records.server.ts';
import type { DraftOwner, DraftPayload } from '../draft-payload.ts';
import { styleGuide } from '../style-guide.server.ts';
import { draftAddresses } from './draft-addresses.server.ts';

type Loading<Doc extends OwnerDocument> = {
  owner: DraftOwner;
  rev: number;
  /** The draft of one language as it is compared with what is published. */
  contentIn(locale: Locale, nodes: readonly ModuleNode[]): DocumentContent;
  contentOf(doc: Doc): DocumentContent;
  locale: Locale;
  urls: Localized<string>;
  viewer: Viewer;
};

/** Everything of a draft that pages and entries have in common, as one person edits it. */
export async function loadOwnerDraft<Doc extends OwnerDocument>(loading: Loading<Doc>): Promise<DraftPayload> {
  const { owner, rev, locale, urls, viewer } = loading;
  const { type, id } = owner;
  const [nodes, media, addresses, published, scheduled, releases, style] = await Promise.all([
    draftNodes(type, id),
    draftMedia(owner),
    draftAddresses(locale, db(), type),
    publishedInEach(owner),
    scheduledFor(owner),
    releasesWith([id]),
    styleGuide(),
  ]);
  return {
    owner,
    page: null,
    locale,
    urls,
    person: viewer.kind === 'visitor' ? '' : viewer.id,
    nodes,
    media,
    addresses,
    draft_tag: draftTag({ rev }, nodes),
    published,
    ...(await stateOf(nodes, loading)),
    scheduled,
    releases,
    outdated: await outdatedTranslations(nodes.map((node) => node.id)),
    style,
    permissions: {
      publish: false,
      html: can(viewer, 'html:write'),
      pages: false,
      settings: can(viewer, 'settings:write'),
    },
  };
}

/** Everything an owner or its modules show by now, in any language. */
export function draftMedia({ type, id }: { type: string; id: string }): Promise<MediaRecord[]> {
  return mediaRecords(sql`id in (
    select target_id::uuid from reference where owner_type = ${type} and owner_id = ${id} and target_type = 'media')`);
}

/** Which version visitors read in each language. */
async function publishedInEach({ type, id }: { type: string; id: string }): Promise<DraftPayload['published']> {
  const { rows } = await pool().query<{ locale: Locale; n: number; at: string }>(
    `select publication.locale, version.n, to_char(publication.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
     from publication join version on version.id = publication.version_id
     where publication.content_type = $1 and publication.object_id = $2`,
    [type, id],
  );
  const by = new Map(rows.map(({ locale, n, at }) => [locale, { n, at }]));
  return { de: by.get('de') ?? null, en: by.get('en') ?? null };
}

/** How much of the draft visitors of each language see. */
async function stateOf<Doc extends OwnerDocument>(
  nodes: readonly ModuleNode[],
  { owner: { type, id }, contentIn, contentOf }: Loading<Doc>,
) {
  const compare = async (locale: Locale): Promise<Compared> => {
    const doc = (await publishedDocuments<Doc>(db(), { type, ids: [id], locale })).get(id);
    const changes = documentChanges(doc ? contentOf(doc) : null, contentIn(locale, nodes), locale);
    return { changes, published: doc?.nodes ?? [] };
  };
  const [de, en] = await Promise.all([compare('de'), compare('en')]);
  return publicState({ de, en });
}
