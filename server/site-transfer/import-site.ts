import { sql } from 'drizzle-orm';
import type { SiteProblem } from '#app/cms/site-format/problem.ts';
import type { SiteObject } from '#app/cms/site-format/site-object.ts';
import { pool, transaction } from '#app/db/client.server.ts';
import { importMedia } from '#app/media/store.server.ts';
import { importEntries, importPages, importParts, raiseCounter, withNumbers } from './import-drafts.ts';
import { entryKinds } from './kinds.ts';
import { publishCollection, publishPages } from './publish-imported.ts';
import type { Site, SiteMedia } from './site.ts';

export type SiteImport = {
  site: Site;
  /** Notes in the table `installation` how far an import is, so that one that was interrupted is finished by the next. */
  mark: string;
  /** The content of a picture or file. */
  contentOf(media: SiteMedia): Promise<Uint8Array>;
  log(line: string): void;
};

/** `foreign`: the site holds something else already, and was left alone. */
export type SiteImported = { state: 'foreign' | 'already' } | { state: 'imported'; problems: SiteProblem[] };

/**
 * Fills an empty site: pictures, drafts, then everything published that is online, as an editor would. What cannot be
 * published stays a draft and is answered. Database and media store must be open.
 */
export async function importSite({ site, mark, contentOf, log }: SiteImport): Promise<SiteImported> {
  const progress = await importProgress(mark);
  if (progress === 'foreign') return { state: 'foreign' };
  if (progress === 'published') return { state: 'already' };
  const problems: SiteProblem[] = [];
  if (progress === 'empty') {
    log(`Importing ${site.media.length} pictures and files …`);
    problems.push(...(await importAllMedia(site.media, contentOf)));
    await writeDrafts(site, mark);
  }
  const entries = withNumbers(inOrderOfKinds(site.entries));
  problems.push(...(await importCollections(entries)));
  problems.push(...(await publishPages(site.pages)));
  await pool().query(`update installation set value = '"published"' where key = $1`, [mark]);
  log(`Imported ${entries.length} entries and ${site.pages.length} pages.`);
  return { state: 'imported', problems };
}

type Progress = 'empty' | 'foreign' | 'drafted' | 'published';

/** How far the import with this mark is; `foreign` where the site was filled by anybody else. */
export async function importProgress(mark: string): Promise<Progress> {
  const { rows } = await pool().query<{ state: unknown; is_used: boolean }>(
    `select (select value from installation where key = $1) as state,
            exists (select 1 from page) or exists (select 1 from entry) as is_used`,
    [mark],
  );
  const { state, is_used } = rows[0] ?? {};
  if (state === 'drafted' || state === 'published') return state;
  return is_used ? 'foreign' : 'empty';
}

/** So many files are looked at side by side. */
const atOnce = 4;

async function importAllMedia(media: readonly SiteMedia[], contentOf: SiteImport['contentOf']): Promise<SiteProblem[]> {
  const problems: SiteProblem[] = [];
  const waiting = [...media];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, file: _file, file_name, made: _made, ...about } = next;
      const answer = await importMedia({ ...about, name: file_name, content: await contentOf(next) });
      if ('problem' in answer)
        problems.push({ file: `media/${name}/media.json`, line: 1, code: 'refused_file', value: answer.problem });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return problems;
}

function writeDrafts(site: Site, mark: string): Promise<void> {
  return transaction(async (tx) => {
    await importPages(tx, site.pages);
    await importParts(tx, site);
    await tx.execute(sql`insert into installation (key, value) values (${mark}, '"drafted"')`);
  });
}

function inOrderOfKinds(entries: readonly SiteObject[]): SiteObject[] {
  return entryKinds.flatMap(({ type }) => entries.filter((entry) => entry.type === type));
}

/** All drafts before anything is published: what is found by a reference is found by the number of what it names. */
async function importCollections(entries: readonly SiteObject[]): Promise<SiteProblem[]> {
  const collections = entryKinds
    .map(({ type }) => ({ type, entries: entries.filter((entry) => entry.type === type) }))
    .filter((collection) => collection.entries.length > 0);
  for (const collection of collections) await transaction((tx) => importEntries(tx, collection));
  await transaction(raiseCounter);
  const problems: SiteProblem[] = [];
  for (const collection of collections) problems.push(...(await publishCollection(collection)));
  return problems;
}
