import { sql } from 'drizzle-orm';
import { theHouse } from '#app/auth/actor.ts';
import { publishEntries } from '#app/cms/collection/publish.server.ts';
import { publish } from '#app/cms/publishing/publish.server.ts';
import type { SiteProblem } from '#app/cms/site-format/problem.ts';
import type { SiteObject } from '#app/cms/site-format/site-object.ts';
import { pageOwner } from '#app/collections/page/page-adapter.server.ts';
import { pool, transaction } from '#app/db/client.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { importMedia } from '#app/media/store.server.ts';
import { house } from '#app/modules/house.ts';
import { definitions } from '#app/modules/registry.ts';
import { importEntries, importPages, importParts, pagesInOrder, raiseCounter, withNumbers } from './import-drafts.ts';
import { entryKinds, pageKind } from './kinds.ts';
import { publishAsRead } from './publish-as-read.ts';
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
      const { id, file_name, alt, credit, focal, name } = next;
      const answer = await importMedia({ id, name: file_name, content: await contentOf(next), alt, credit, focal });
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

async function publishCollection({ type, entries }: { type: string; entries: SiteObject[] }): Promise<SiteProblem[]> {
  const known = await onlineAlready(type);
  const problems: SiteProblem[] = [];
  for (const locale of locales) {
    const waiting = entries.filter(({ id, online }) => online.includes(locale) && !known.has(`${id} ${locale}`));
    problems.push(
      ...(await publishDrafts({ type, entries: waiting.filter(({ published }) => !published[locale]), locale })),
    );
    for (const draft of waiting) {
      const object = draft.published[locale];
      const problem = object && (await publishAsRead({ draft, object, locale }));
      if (problem) problems.push(notPublished(`${type}/${draft.name}/${locale}.md`, problem));
    }
  }
  return problems;
}

type Waiting = { type: string; entries: readonly SiteObject[]; locale: Locale };

function publishDrafts({ type, entries, locale }: Waiting): Promise<SiteProblem[]> {
  const ids = entries.map(({ id }) => id);
  return transaction(async (tx) => {
    const answers = await publishEntries(tx, { type, ids, locale, actor: theHouse, house });
    return answers.flatMap(({ id, result }) => {
      const name = entries.find((entry) => entry.id === id)?.name;
      return result.kind === 'published' ? [] : [notPublished(`${type}/${name}/${locale}.md`, JSON.stringify(result))];
    });
  });
}

async function onlineAlready(type: string): Promise<Set<string>> {
  const { rows } = await pool().query<{ object_id: string; locale: string }>(
    'select object_id, locale from publication where content_type = $1',
    [type],
  );
  return new Set(rows.map(({ object_id, locale }) => `${object_id} ${locale}`));
}

/** A page can only be online below one that is. */
async function publishPages(pages: readonly SiteObject[]): Promise<SiteProblem[]> {
  const known = await onlineAlready(pageKind.type);
  const problems: SiteProblem[] = [];
  for (const page of pagesInOrder(pages))
    for (const locale of page.online) {
      const problem = known.has(`${page.id} ${locale}`) ? null : await publishPage(page, locale);
      if (problem) problems.push(notPublished(`${pageKind.folder}/${page.name}/${locale}.md`, problem));
    }
  return problems;
}

async function publishPage(draft: SiteObject, locale: Locale): Promise<string | null> {
  const object = draft.published[locale];
  if (object) return publishAsRead({ draft, object, locale });
  const result = await publish({ owner: pageOwner(draft.id, definitions), locale, actor: theHouse });
  return result.kind === 'published' ? null : JSON.stringify(result);
}

function notPublished(file: string, value: string): SiteProblem {
  return { file, line: 1, code: 'not_published', value };
}
