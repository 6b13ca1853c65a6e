import type pg from 'pg';
import type { EntryRecord } from '#app/cms/collection/entry.ts';
import { slugOf } from '#app/cms/collection/slug.ts';
import type { Values } from '#app/cms/field-set.ts';
import type { ObjectKind, SiteObject } from '#app/cms/site-format/site-object.ts';
import { pageFieldNames } from '#app/collections/page/schema.ts';
import type { Locale, Localized } from '#app/i18n/locale.ts';
import { entryKinds, pageKind } from './kinds.ts';
import { draftModules, type ModulesOf, modulesByOwner } from './module-trees.ts';
import { folderNames, inFirstLanguage, type SiteNames } from './names.ts';
import { pageProps, pageTexts } from './page-values.ts';
import type { SiteMedia } from './site.ts';

type PageRow = { id: string; parent_id: string | null; rev: number; online: Locale[] } & Values;

type EntryRow = Pick<EntryRecord, 'id' | 'number' | 'type' | 'props' | 'i18n' | 'source' | 'external_id' | 'rev'> & {
  label: string;
  online: Locale[];
};

export type MediaRow = Omit<SiteMedia, 'file' | 'file_name' | 'made'> & { storage_key: string };

export type DraftRows = {
  pages: PageRow[];
  entries: EntryRow[];
  media: MediaRow[];
  modules: Awaited<ReturnType<typeof draftModules>>;
};

type Drafts = { objects: { kind: ObjectKind; object: SiteObject }[]; media: MediaRow[]; names: SiteNames };

const online = (type: string, id: string) =>
  `array(select locale from publication where content_type = ${type} and object_id = ${id} order by locale) as online`;

/** Reads all drafts, asking only: a transaction that thought in between would be taken for an idle one. */
export async function readDraftRows(client: pg.ClientBase): Promise<DraftRows> {
  const { rows: pages } = await client.query<PageRow>(
    `select id, parent_id, rev, ${pageFieldNames.join(', ')}, ${online("'page'", 'page.id')}
     from page where deleted_at is null order by position, id`,
  );
  const { rows: entries } = await client.query<EntryRow>(
    `select id, number::float8 as number, type, props, i18n, source, external_id, rev,
            coalesce(nullif(label_de, ''), label_en) as label, ${online('entry.type', 'entry.id')}
     from entry where deleted_at is null order by number`,
  );
  const { rows: media } = await client.query<MediaRow>(
    `select id, name, storage_key, alt, credit, caption, tags, licence, licence_until::text, focal
     from media where deleted_at is null order by id`,
  );
  return { pages, entries, media, modules: await draftModules(client) };
}

/** Every page and entry as its draft says, the library, and the names of all their folders. */
export function draftsOf({ pages, entries, media, modules: rows }: DraftRows): Drafts {
  const names = folderNames([...pages.map(namedPage(pages)), ...entries.map(namedEntry), ...media.map(namedMedia)]);
  const modules = modulesByOwner(rows);
  const objects = [
    ...pages.map(pageObject(pages, { names, modules })),
    ...entries.flatMap(entryObject({ names, modules })),
  ];
  return { objects, media, names };
}

type Reading = { names: SiteNames; modules: ModulesOf };

function pageObject(pages: readonly PageRow[], { names, modules }: Reading) {
  return (row: PageRow) => {
    const parent = row.parent_id ? names.nameOf('page', row.parent_id) : null;
    const order = pages.filter(({ parent_id }) => parent_id === row.parent_id).indexOf(row) + 1;
    const object: SiteObject = {
      type: 'page',
      id: row.id,
      name: names.of('page', row.id),
      props: pageProps(row),
      i18n: pageTexts(row),
      online: row.online,
      slots: modules(pageKind, row.id),
      published: {},
      head: { ...(parent ? { parent } : {}), order },
    };
    return { kind: pageKind, object };
  };
}

function entryObject({ names, modules }: Reading) {
  return ({ id, type, props, i18n, online, number, source, external_id }: EntryRow) => {
    const kind = entryKinds.find((each) => each.type === type);
    if (!kind) return [];
    const head = { number, ...(source ? { source } : {}), ...(external_id ? { external_id } : {}) };
    const slots = modules(kind, id);
    return [{ kind, object: { id, type, name: names.of(type, id), props, i18n, online, slots, published: {}, head } }];
  };
}

function namedPage(pages: readonly PageRow[]) {
  // Proof: these columns hold a text for each language.
  const textIn = (page: PageRow, field: string, locale: Locale) => (page[field] as Localized<string>)[locale];
  const pageName = (page: PageRow) =>
    slugOf(
      inFirstLanguage((locale) => textIn(page, 'slug', locale) || textIn(page, 'title', locale)),
      'page',
    );
  return (page: PageRow) => {
    const above = pages.find(({ id }) => id === page.parent_id);
    return { type: 'page', id: page.id, wanted: pageName(page), further: above ? pageName(above) : page.id };
  };
}

function namedEntry({ type, id, number, i18n, label }: EntryRow) {
  const wanted = slugOf(inFirstLanguage((locale) => i18n[locale]?.slug) || label, type);
  return { type, id, wanted, further: String(number) };
}

function namedMedia({ id, name }: MediaRow) {
  return { type: 'media', id, wanted: slugOf(name.replace(/\.[^.]*$/, ''), 'file'), further: id.slice(0, 8) };
}
