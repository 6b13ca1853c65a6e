import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { slugOf } from '#app/cms/collection/slug.ts';
import type { ObjectKind, SiteObject } from '#app/cms/site-format/site-object.ts';
import { writeJsonFile } from '#app/cms/site-format/write-json.ts';
import { writeObject } from '#app/cms/site-format/write-object.ts';
import { holdFiles } from '#app/media/file-removal.server.ts';
import { requireMediaStorage } from '#app/media/storage.server.ts';
import { getModule } from '#app/modules/registry.ts';
import { type DraftRows, draftsOf, type MediaRow, readDraftRows } from './drafts.ts';
import { type PartRows, partFiles, readPartRows } from './export-parts.ts';
import { draftIn, objectOfDocument, type PublishedDocument, publishedDocuments } from './published-objects.ts';
import { formatVersion } from './read-site.ts';

export type SiteFile = readonly [path: string, content: string | Uint8Array];

/** All rows that a site is written from, as they are at one moment. */
export type SiteRows = { drafts: DraftRows; documents: PublishedDocument[]; parts: PartRows };

/**
 * The whole site as files of the site format (docs/behaviour/site-format.md): drafts, what visitors read, the library and
 * the settings, as they are at one moment. The transaction is over before the first file is answered, so that no disk
 * keeps it waiting (decision 55); until the last one is, nobody removes an original.
 */
export async function* exportSite(url: string): AsyncGenerator<SiteFile> {
  const client = await connect(url);
  try {
    await holdFiles(client);
    yield* filesOf(await readRows(client));
  } finally {
    // The end of the connection gives the originals free.
    await client.end();
  }
}

/** The rows alone, for whoever compares the site with something else. */
export async function siteRows(url: string): Promise<SiteRows> {
  const client = await connect(url);
  try {
    return await readRows(client);
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  // A connection of its own: whoever takes the files slowly keeps none of those that others wait for.
  const client = new pg.Client({ connectionString: url, application_name: 'foyer export', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function readRows(client: pg.ClientBase): Promise<SiteRows> {
  await client.query('begin isolation level repeatable read read only');
  try {
    return {
      drafts: await readDraftRows(client),
      documents: await publishedDocuments(client),
      parts: await readPartRows(client),
    };
  } finally {
    await client.query('rollback');
  }
}

async function* filesOf(rows: SiteRows): AsyncGenerator<SiteFile> {
  const { objects, media, names } = draftsOf(rows.drafts);
  const documents = Map.groupBy(rows.documents, (row) => `${row.content_type} ${row.object_id}`);
  const fieldsOf = (model: string) => getModule(model)?.fields ?? {};
  yield ['site.json', writeJsonFile({ format: formatVersion })];
  yield* partFiles(rows.parts, names);
  for (const { kind, object } of objects) {
    const files = (each: SiteObject) => writeObject(each, { kind, names, fieldsOf });
    const own = documents.get(`${object.type} ${object.id}`) ?? [];
    yield* files({ ...object, published: publishedOtherwise(object, { kind, documents: own, files }) });
  }
  for (const each of media) yield* mediaFiles(each, names.of('media', each.id));
}

type Comparing = {
  kind: ObjectKind;
  documents: readonly PublishedDocument[];
  files(object: SiteObject): unknown;
};

/** What visitors read in a language, where that is something else than the draft. */
function publishedOtherwise(draft: SiteObject, { kind, documents, files }: Comparing): SiteObject['published'] {
  const objects = documents.map((document) => ({
    locale: document.locale,
    object: objectOfDocument(document, { kind, name: draft.name }),
  }));
  const others = objects.filter(
    ({ locale, object }) => !isDeepStrictEqual(files(object), files(draftIn(locale, draft))),
  );
  return Object.fromEntries(others.map(({ locale, object }) => [locale, object]));
}

async function* mediaFiles(row: MediaRow, folder: string): AsyncGenerator<SiteFile> {
  const { about, file } = mediaAbout(row, folder);
  yield about;
  yield [file, await requireMediaStorage().getBytes(row.storage_key)];
}

/** What the library says of a picture or file, and the path of its content. */
export function mediaAbout(row: MediaRow, folder: string): { about: [path: string, content: string]; file: string } {
  const { id, name, storage_key, alt, credit, caption, tags, licence, licence_until, focal } = row;
  const isCentre = focal.x === 0.5 && focal.y === 0.5;
  const file = `${slugOf(name.replace(/\.[^.]*$/, ''), 'file')}${/\.[^.]*$/.exec(storage_key)?.[0] ?? ''}`;
  const about = {
    id,
    file,
    ...(file === name ? {} : { file_name: name }),
    ...(isEmpty(alt) ? {} : { alt }),
    ...(isEmpty(credit) ? {} : { credit }),
    ...(isEmpty(caption) ? {} : { caption }),
    ...(tags.length > 0 ? { tags } : {}),
    ...(licence ? { licence } : {}),
    ...(licence_until ? { licence_until } : {}),
    ...(isCentre ? {} : { focal }),
  };
  return { about: [`media/${folder}/media.json`, writeJsonFile(about)], file: `media/${folder}/${file}` };
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
