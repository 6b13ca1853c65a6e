import type { OwnerAdapter, OwnerDocument } from '#app/cms/publishing/owner-adapter.ts';
import { publishedDocuments } from '#app/cms/publishing/publication.server.ts';
import { publishVersions } from '#app/cms/publishing/publication-changes.server.ts';
import { writeVersions } from '#app/cms/publishing/write-versions.server.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { locales } from '#app/i18n/locale.ts';
import { mediaByIds } from '#app/media/media-records.server.ts';
import { adapterOf } from '../editing/content-owner.server.ts';
import { withReplacedId } from './replaced-id.ts';
import type { Replacing, Source } from './replacing.ts';

/** Publishes what is online once more with the other id: a version of its own, so that it can be looked up later. */
export async function replaceInPublished(
  tx: Transaction,
  sources: readonly Source[],
  { by, from, to, contentModel }: Replacing,
) {
  for (const [type, some] of Map.groupBy(sources, ({ owner_type }) => owner_type)) {
    const adapter = adapterOf(type, contentModel);
    for (const locale of locales) {
      const wanted = some.filter((source) => source.locale === locale).map(({ owner_id }) => owner_id);
      const ids = await adapter.lock(tx, wanted);
      const documents = await publishedDocuments(tx, { type, ids, locale });
      const items = [];
      for (const [id, before] of documents) {
        const doc = await withOwnMedia(tx, withReplacedId(before, { from, to }), { adapter, locale });
        items.push({ id, doc });
      }
      const versions = await writeVersions(tx, items, { type, locale, kind: 'publish', by });
      await publishVersions(tx, versions, { adapter, locale, by, action: 'publish' });
    }
  }
}

/** A version keeps a copy of the records of what it shows. */
async function withOwnMedia(
  tx: Transaction,
  doc: OwnerDocument,
  { adapter, locale }: { adapter: OwnerAdapter; locale: (typeof locales)[number] },
): Promise<OwnerDocument> {
  const wanted = [...new Set(adapter.mediaIn(doc, locale))];
  return { ...doc, media: await mediaByIds(wanted, tx) };
}
