import { draftTag } from '#app/cms/publishing/draft-nodes.server.ts';
import { writeJsonFile } from '#app/cms/site-format/write-json.ts';
import { writeObject } from '#app/cms/site-format/write-object.ts';
import { getModule } from '#app/modules/registry.ts';
import { draftsOf } from '#server/site-transfer/drafts.ts';
import { partFiles } from '#server/site-transfer/export-parts.ts';
import { mediaAbout, type SiteRows, siteRows } from '#server/site-transfer/export-site.ts';
import { formatVersion, readSite } from '#server/site-transfer/read-site.ts';
import type { Site } from '#server/site-transfer/site.ts';

/** What the drafts of the site say, read by the same rules as a folder, and by what each of them is known to be the same later. */
export type CurrentSite = { site: Site; tagOf(id: string): string };

export async function readCurrentSite(url: string): Promise<CurrentSite> {
  const rows = await siteRows(url);
  const { objects, media, names } = draftsOf(rows.drafts);
  const fieldsOf = (model: string) => getModule(model)?.fields ?? {};
  const library = media.map((each) => mediaAbout(each, names.of('media', each.id)));
  const texts = [
    ['site.json', writeJsonFile({ format: formatVersion })] as const,
    ...partFiles(rows.parts, names),
    ...objects.flatMap(({ kind, object }) => writeObject(object, { kind, names, fieldsOf })),
    ...library.map(({ about }) => about),
  ];
  const { site } = readSite({ texts: new Map(texts), others: new Set(library.map(({ file }) => file)) });
  return { site, tagOf: tagsOf(rows.drafts) };
}

/** As `draftTag` says it of the snapshot that is locked before something is written. */
function tagsOf({ pages, entries, modules }: SiteRows['drafts']): (id: string) => string {
  const below = Map.groupBy(modules, ({ parent_id, object_id }) => parent_id ?? object_id);
  const within = (id: string): typeof modules =>
    (below.get(id) ?? []).flatMap((module) => [module, ...within(module.id)]);
  const revs = new Map([...pages, ...entries].map(({ id, rev }) => [id, rev]));
  return (id) => draftTag({ rev: revs.get(id) ?? 0 }, within(id));
}
