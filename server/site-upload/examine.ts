import type { Editor } from '#app/auth/viewer.ts';
import type { SiteProblem } from '#app/cms/site-format/problem.ts';
import { detectFileType } from '#app/media/detect-file-type.ts';
import { readSite } from '#server/site-transfer/read-site.ts';
import type { Site, SiteMedia } from '#server/site-transfer/site.ts';
import { readCurrentSite } from './current-site.ts';
import { type KnownIds, readKnownIds } from './known-ids.ts';
import type { SiteArchive } from './open-archive.ts';
import { noPlan, type Plan, planSite } from './plan-site.ts';

/** A packed site as it was read, everything that is wrong with it, and what it would do. */
export type Examined = { site: Site; problems: SiteProblem[]; plan: Plan };

export async function examine(
  archive: SiteArchive,
  { url, viewer }: { url: string; viewer: Editor },
): Promise<Examined> {
  const { site, problems: inTexts } = readSite(archive.files);
  const known = await readKnownIds(site);
  const problems = [...inTexts, ...(await problemsOfContents(archive, { site, known }))];
  if (problems.length > 0) return { site, problems, plan: noPlan() };
  const hashes = await hashesOf(archive, { site, known });
  const current = await readCurrentSite(url);
  return { site, problems, plan: planSite({ folder: site, current, known, hashes, viewer }) };
}

/** How a file that the media library refuses is said. */
export function refusedFile({ name, file_name }: SiteMedia): SiteProblem {
  return { file: `media/${name}/media.json`, line: 1, code: 'refused_file', value: file_name };
}

type Reading = { site: Site; known: KnownIds };

/** New files are known by their first bytes; a picture is decoded only when it is taken. */
async function problemsOfContents(archive: SiteArchive, { site, known }: Reading): Promise<SiteProblem[]> {
  const problems: SiteProblem[] = [];
  for (const medium of site.media) {
    const { name, file, id } = medium;
    // What a program draws is part of the demo alone.
    if (!file) problems.push({ file: `media/${name}/media.json`, line: 1, code: 'missing_file', value: 'file' });
    else if (archive.has(file) && !known.media.has(id) && !detectFileType(await archive.contentOf(file)))
      problems.push(refusedFile(medium));
  }
  return problems;
}

async function hashesOf(archive: SiteArchive, { site, known }: Reading): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const { id, file } of site.media) if (file && known.media.has(id)) hashes.set(file, await archive.hashOf(file));
  return hashes;
}
