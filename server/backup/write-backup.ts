import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Disk } from 'flydrive';
import pg from 'pg';
import { holdFiles } from '#app/media/file-removal.server.ts';
import { WholeFiles } from '#app/media/whole-files.server.ts';
import {
  archiveFormat,
  BackupProblem,
  type Head,
  headName,
  type Manifest,
  manifestName,
  manifestSumName,
  tablePartName,
} from './archive.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { readCounters } from './counters.ts';
import { originalFiles } from './original-files.ts';
import { readArchive } from './read-archive.ts';
import { rowParts } from './row-parts.ts';
import { plainValues, tablesInOrder } from './tables.ts';

type Source = { url: string; storage: Disk; now: Temporal.Instant; signal?: AbortSignal | undefined };

/**
 * Writes everything into one archive at `file`: all rows of one moment, then all uploaded files. It stands beside its
 * place until it is whole and has been read back, readable by nobody else; then it is moved.
 */
export async function writeBackup({ file, ...source }: Source & { file: string }): Promise<Manifest> {
  const unfinished = `${file}.unfinished-${randomBytes(4).toString('hex')}`;
  await makePrivate(unfinished).catch(() => {
    throw new BackupProblem(`${file} cannot be written: name a file in a folder that is there, such as ./foyer.tar.`);
  });
  try {
    await fill(unfinished, source);
    const manifest = await readArchive(unfinished);
    await rename(unfinished, file);
    await syncFolder(dirname(file));
    return manifest;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw inOneSentence(error as NodeJS.ErrnoException, file);
  }
}

/** Readable by its owner alone, whatever the umask says. */
async function makePrivate(file: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  await handle.chmod(0o600).finally(() => handle.close());
}

async function fill(file: string, { url, storage, now, signal }: Source): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'foyer backup', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(plainValues);
    await holdFiles(client);
    await client.query('begin isolation level repeatable read read only');
    const writer = new ArchiveWriter(file, { made: new Date(now.epochMilliseconds), signal });
    await writeAll(writer, { client, storage, now });
    await writer.finish();
  } finally {
    await client.end().catch(() => undefined);
  }
}

type Reading = { client: pg.Client; storage: Disk; now: Temporal.Instant };

async function writeAll(writer: ArchiveWriter, { client, storage, now }: Reading): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name');
  const migrations = rows.map(({ name }) => name);
  const head: Head = { format: archiveFormat, made: now.toString(), migrations };
  await writer.addText(headName, JSON.stringify(head));
  const tables = await writeTables(writer, client);
  const counters = await readCounters(client);
  const named = await namedFiles(client);
  const media = await writeMedia(writer, { storage, named });
  const there = new Set(media.map(({ key }) => key));
  // A site whose store has lost a file needs its backup all the more: it is named instead of ending the work.
  const missing = [...named].filter((key) => !there.has(key));
  const manifest = { ...head, format: archiveFormat, tables, media, counters, missing } satisfies Manifest;
  const sum = await writer.addText(manifestName, `${JSON.stringify(manifest, null, 1)}\n`);
  await writer.addText(manifestSumName, `${sum}  ${manifestName}\n`);
}

async function writeTables(writer: ArchiveWriter, client: pg.Client): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = [];
  for (const name of await tablesInOrder(client)) {
    const parts: Manifest['tables'][number]['parts'] = [];
    let rows = 0;
    for await (const part of rowParts(client, name)) {
      rows += part.rows;
      const sha256 = await writer.add(tablePartName(name, parts.length + 1), part.content.length, [part.content]);
      parts.push({ bytes: part.content.length, sha256 });
    }
    tables.push({ name, rows, parts });
  }
  return tables;
}

type Files = { storage: Disk; named: ReadonlySet<string> };

async function writeMedia(writer: ArchiveWriter, { storage, named }: Files): Promise<Manifest['media']> {
  const media: Manifest['media'] = [];
  for await (const { key, bytes } of originalFiles(storage)) {
    // A bucket may hold files of another site too.
    if (!(storage.driver instanceof WholeFiles) && !named.has(key)) continue;
    const sha256 = await writer.add(`media/${key}`, bytes, await storage.getStream(key));
    media.push({ key, bytes, sha256 });
  }
  return media;
}

/** What rows of the library name. */
async function namedFiles(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ key: string }>('select storage_key as key from media order by 1');
  return new Set(rows.map(({ key }) => key));
}

/** A name that was moved is sure to survive a power cut when its folder has been written. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

function inOneSentence(error: NodeJS.ErrnoException, file: string): Error {
  if (error.code === 'ENOSPC')
    return new BackupProblem(`The disk is full: ${file} could not be written and nothing of it was kept.`);
  if (error instanceof BackupProblem) return error;
  return new BackupProblem(`The backup ${file} could not be made (${error.message}); nothing of it was kept.`);
}
