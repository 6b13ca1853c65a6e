import type pg from 'pg';
import type { Values } from '#app/cms/field-set.ts';
import type { SiteModule, SiteObject } from '#app/cms/site-format/site-object.ts';
import { writeJsonFile } from '#app/cms/site-format/write-json.ts';
import { writeObject } from '#app/cms/site-format/write-object.ts';
import { pageFieldNames, pageFields } from '#app/collections/page/schema.ts';
import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';
import { requireMediaStorage } from '#app/media/storage.server.ts';
import { getModule } from '#app/modules/registry.ts';
import { exportParts } from './export-parts.ts';
import { entryKinds, pageKind } from './kinds.ts';
import { modulesByOwner } from './module-trees.ts';
import { folderName, folderNames, inFirstLanguage } from './names.ts';
import { formatVersion } from './read-site.ts';

export type SiteFile = readonly [path: string, content: string | Uint8Array];

type PageRow = { id: string; parent_id: string | null; online: Locale[] } & Values;
type EntryRow = {
  id: string;
  number: number;
  type: string;
  props: Values;
  i18n: Localized<Values>;
  source: string | null;
  external_id: string | null;
  label: string;
  online: Locale[];
};
type MediaRow = {
  id: string;
  name: string;
  storage_key: string;
  alt: Localized<string>;
  credit: Localized<string>;
  focal: { x: number; y: number };
};

const online = (type: string, id: string) =>
  `array(select locale from publication where content_type = ${type} and object_id = ${id} order by locale) as online`;

/**
 * The whole site as files of the site format (docs/behaviour/site-format.md): drafts, which languages are online, the
 * library and the settings. The client is in a transaction that sees one moment.
 */
export async function* exportSite(client: pg.ClientBase): AsyncGenerator<SiteFile> {
  const { rows: pages } = await client.query<PageRow>(
    `select id, parent_id, ${pageFieldNames.join(', ')}, ${online("'page'", 'page.id')}
     from page where deleted_at is null order by position, id`,
  );
  const { rows: entries } = await client.query<EntryRow>(
    `select id, number::float8 as number, type, props, i18n, source, external_id,
            coalesce(nullif(label_de, ''), label_en) as label, ${online('entry.type', 'entry.id')}
     from entry where deleted_at is null order by number`,
  );
  const { rows: media } = await client.query<MediaRow>(
    'select id, name, storage_key, alt, credit, focal from media where deleted_at is null order by id',
  );
  const names = folderNames([...pages.map(namedPage(pages)), ...entries.map(namedEntry), ...media.map(namedMedia)]);
  const modules = await modulesByOwner(client);
  const fieldsOf = (model: string) => getModule(model)?.fields ?? {};
  yield ['site.json', writeJsonFile({ format: formatVersion })];
  yield* await exportParts(client, names);
  for (const page of pages) {
    const parent = page.parent_id ? names.nameOf('page', page.parent_id) : null;
    const order = pages.filter(({ parent_id }) => parent_id === page.parent_id).indexOf(page) + 1;
    const head = { ...(parent ? { parent } : {}), order };
    const slots = modules(pageKind, page.id);
    yield* writeObject(pageObject(page, { name: names.of('page', page.id), head, slots }), {
      kind: pageKind,
      names,
      fieldsOf,
    });
  }
  for (const entry of entries) {
    const kind = entryKinds.find(({ type }) => type === entry.type);
    if (!kind) continue;
    const { id, type, props, i18n, number, source, external_id } = entry;
    const head = { number, ...(source ? { source } : {}), ...(external_id ? { external_id } : {}) };
    const object = {
      id,
      type,
      name: names.of(type, id),
      props,
      i18n,
      online: entry.online,
      slots: modules(kind, id),
      head,
    };
    yield* writeObject(object, { kind, names, fieldsOf });
  }
  for (const each of media) yield* mediaFiles(each, names.of('media', each.id));
}

type About = { name: string; head: Values; slots: Record<string, SiteModule[]> };

/** The columns of a page as values of its fields. What is as it would be without being said is left out. */
function pageObject(row: PageRow, { name, head, slots }: About): SiteObject {
  const shared = pageFieldNames.filter((field) => !pageFields[field].localized);
  const props = Object.fromEntries(
    shared
      .map((field) => [field, row[field]])
      .filter(([field, value]) => value !== null && !isUsual(String(field), value)),
  );
  const i18n = Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.fromEntries(
        pageFieldNames
          .filter((field) => pageFields[field].localized)
          .map((field) => [field, (row[field] as Localized<unknown>)[locale]])
          .filter(([, text]) => text !== undefined),
      ),
    ]),
  );
  return { type: 'page', id: row.id, name, props, i18n, online: row.online, slots, head };
}

/** What the table gives a page that says nothing. */
const usual: Values = { content_type: 'page', og_type: 'website' };

function isUsual(field: string, value: unknown): boolean {
  // Proof: only names of fields come here.
  const { initial } = pageFields[field as keyof typeof pageFields];
  return value === (usual[field] ?? initial.shared ?? false);
}

function namedPage(pages: readonly PageRow[]) {
  const slugOf = (page: PageRow) =>
    folderName(
      inFirstLanguage(
        (locale) => (page.slug as Localized<string>)[locale] || (page.title as Localized<string>)[locale],
      ),
    );
  return (page: PageRow) => {
    const above = pages.find(({ id }) => id === page.parent_id);
    return { type: 'page', id: page.id, wanted: slugOf(page) || 'page', further: (above && slugOf(above)) || page.id };
  };
}

function namedEntry({ type, id, number, i18n, label }: EntryRow) {
  const wanted = folderName(inFirstLanguage((locale) => i18n[locale]?.slug) || label) || type;
  return { type, id, wanted, further: String(number) };
}

function namedMedia({ id, name }: MediaRow) {
  return { type: 'media', id, wanted: folderName(name.replace(/\.[^.]*$/, '')) || 'file', further: id.slice(0, 8) };
}

async function* mediaFiles(
  { id, name, storage_key, alt, credit, focal }: MediaRow,
  folder: string,
): AsyncGenerator<SiteFile> {
  const isCentre = focal.x === 0.5 && focal.y === 0.5;
  const file = `${folderName(name.replace(/\.[^.]*$/, '')) || 'file'}${/\.[^.]*$/.exec(storage_key)?.[0] ?? ''}`;
  const about = {
    id,
    file,
    ...(file === name ? {} : { file_name: name }),
    ...(isEmpty(alt) ? {} : { alt }),
    ...(isEmpty(credit) ? {} : { credit }),
    ...(isCentre ? {} : { focal }),
  };
  yield [`media/${folder}/media.json`, writeJsonFile(about)];
  yield [`media/${folder}/${file}`, await requireMediaStorage().getBytes(storage_key)];
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
