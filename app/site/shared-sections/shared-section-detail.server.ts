import { sharedSection } from '#app/collections/shared-section/schema.ts';
import { type SectionPlace, sectionPlaces } from '#app/features/shared-sections/sections.server.ts';
import type { LoadContext } from '#app/load-context.ts';
import { type DetailPage, detailPage } from '../detail/frame/detail-page.server.ts';
import { foundEntry, type Params } from '../detail/frame/found-entry.server.ts';

export type SharedSectionDetail = DetailPage & {
  title: string;
  /** Everything that shows it; nothing for readers of a preview, who see no drafts of other pages. */
  places: SectionPlace[] | null;
};

/** A shared section with the pages that show it. */
export async function loadSharedSection(params: Params, load: LoadContext): Promise<SharedSectionDetail> {
  const entry = await foundEntry(sharedSection, params, load);
  const { id, title } = entry;
  const graph = () => ({ '@type': 'WebPage', name: title });
  const fields = { meta_title: '', meta_description: '' };
  const [page, places] = await Promise.all([
    detailPage(entry, { fields, summary: '', theme: 'cc01', section: null, graph }, load),
    load.preview ? null : sectionPlaces(id, load.locale),
  ]);
  return { ...page, title, places };
}
