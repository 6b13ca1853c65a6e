import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { slugOf } from '#app/cms/collection/slug.ts';
import type { ObjectKind, SiteObject } from '#app/cms/site-format/site-object.ts';
import { writeJsonFile } from '#app/cms/site-format/write-json.ts';
import { writeObject } from '#app/cms/site-format/write-object.ts';
import { requireMediaStorage } from '#app/media/storage.server.ts';
import { getModule } from '#app/modules/registry.ts';
import { type MediaRow, readDrafts } from './drafts.ts';
import { exportParts } from './export-parts.ts';
import { draftIn, objectOfDocument, type PublishedDocument, publishedDocuments } from './published-objects.ts';
import { formatVersion } from './read-site.ts';

type SiteFile = readonly [path: string, content: string | Uint8Array];

/**
 * The whole site as files of the site format (docs/behaviour/site-format.md): drafts, what visitors read, the library and
 * the settings. The client is in a transaction that sees one moment.
 */
export async function* exportSite(client: pg.ClientBase): AsyncGenerator<SiteFile> {
  const { objects, media, names } = await readDrafts(client);
  const documents = Map.groupBy(await publishedDocuments(client), (row) => `${row.content_type} ${row.object_id}`);
  const fieldsOf = (model: string) => getModule(model)?.fields ?? {};
  yield ['site.json', writeJsonFile({ format: formatVersion })];
  yield* await exportParts(client, names);
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
  yield [`media/${folder}/media.json`, writeJsonFile(about)];
  yield [`media/${folder}/${file}`, await requireMediaStorage().getBytes(storage_key)];
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
