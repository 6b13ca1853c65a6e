import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { audit } from '#app/db/audit.server.ts';
import { pool, type Transaction, transaction } from '#app/db/client.server.ts';
import type { Localized } from '#app/i18n/locale.ts';
import { type Inspected, inspectUpload, type MediaRefusal } from './inspect.server.ts';
import { metadataOfFile } from './metadata/file-metadata.ts';
import { requireMediaStorage } from './storage.server.ts';

export type NewMedia = {
  content: Uint8Array;
  name: string;
  /** Given by the demo loader so that its pictures keep their ids; otherwise made here. */
  id?: string;
  /** What is not given is what the file says of itself. */
  alt?: Localized<string>;
  credit?: Localized<string>;
  caption?: Localized<string>;
  licence?: string;
  tags?: string[];
  licence_until?: string | null;
  focal?: { x: number; y: number };
  createdBy?: string | null;
};

/** Takes a file into the media library: inspects it, keeps the original out of reach, writes its row. */
export async function importMedia(media: NewMedia): Promise<{ id: string } | MediaRefusal> {
  const id = media.id ?? randomUUID();
  const kept = await keepOriginal(media.content, id);
  if ('problem' in kept) return kept;
  await transaction((tx) => insertMedia(tx, { ...media, id }, kept));
  return { id };
}

/** A file that is kept, and where; its row is still to be written. */
export type KeptOriginal = Inspected & { key: string };

/** Inspects a file and keeps it under a name of its own; its row is still to be written. */
export async function keepOriginal(content: Uint8Array, name: string): Promise<KeptOriginal | MediaRefusal> {
  const facts = await inspectUpload(content);
  if ('problem' in facts) return facts;
  const key = `originals/${name}.${facts.extension}`;
  await noteBegun(key);
  // The file before its row, so that a row always has its file. A file left without one is cleared later
  // (`clearStrayFiles`), not here: a failure does not tell whether the row was written.
  await requireMediaStorage().put(key, facts.rewritten ?? content);
  return { ...facts, key };
}

/** In the transaction that writes the new original into a row: it is no stray any more, the old one is. */
export async function swapOriginal(tx: Transaction, { old, fresh }: { old: string; fresh: string }): Promise<void> {
  await tx.execute(sql`delete from upload where storage_key = ${fresh}`);
  await tx.execute(sql`insert into upload (storage_key) values (${old}) on conflict (storage_key) do nothing`);
}

/** Begins to write a file of the store: without a row of the library it is cleared away after an hour. */
export async function noteBegun(key: string): Promise<void> {
  await pool().query(
    `insert into upload (storage_key) values ($1)
     on conflict (storage_key) do update set begun_at = clock_timestamp()`,
    [key],
  );
}

/** Writes the row of an original that is kept, in the transaction of whatever else comes with it. */
export async function insertMedia(
  tx: Transaction,
  media: Omit<NewMedia, 'content'> & { id: string },
  facts: KeptOriginal,
): Promise<void> {
  const { id } = media;
  const said = metadataOfFile(facts.metadata);
  const json = (value: object) => sql`${JSON.stringify(value)}::jsonb`;
  const { name, createdBy = null, licence = said.licence, tags = [], licence_until = null } = media;
  const { rowCount } = await tx.execute(sql`delete from upload where storage_key = ${facts.key}`);
  if (!rowCount) throw new Error(`The file ${facts.key} took so long to write that it was cleared away.`);
  await tx.execute(sql`
    insert into media (id, kind, name, mime, bytes, width, height, hash, storage_key, placeholder, alt, credit, caption,
      focal, licence, licence_until, tags, created_by)
    values (${id}, ${facts.kind}, ${safeName(name, facts.extension)}, ${facts.mime}, ${facts.bytes}, ${facts.width},
      ${facts.height}, ${facts.hash}, ${facts.key}, ${facts.placeholder}, ${json(media.alt ?? said.alt)},
      ${json(media.credit ?? said.credit)}, ${json(media.caption ?? said.caption)},
      ${json(media.focal ?? { x: 0.5, y: 0.5 })}, ${licence}, ${licence_until}::date, ${sql.param(tags)}::text[], ${createdBy})
    on conflict (id) do nothing`);
  if (createdBy) await audit(tx, { by: createdBy, action: 'media-upload', type: 'media', id, detail: { name } });
}

/** A name that is harmless in an address and on a disk, with the ending its content deserves. */
export function safeName(name: string, extension: string): string {
  const stem = name
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${stem || 'datei'}.${extension}`;
}
