import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  archiveFormat,
  BackupProblem,
  type Head,
  headSchema,
  type Manifest,
  manifestName,
  manifestSchema,
  type PartName,
} from './archive.ts';
import type { Summed } from './part-sum.ts';

/** What was found in an archive, to be held against the list at its end. */
export class FoundContents {
  readonly #tables = new Map<string, Summed[]>();
  readonly #media = new Map<string, Summed>();
  #head: Head | null = null;
  #manifestText = '';

  get hasManifest(): boolean {
    return this.#manifestText !== '';
  }

  takeHead(text: string): void {
    const head = headSchema.parse(JSON.parse(text));
    if (head.format !== archiveFormat)
      throw new BackupProblem('This backup was made by another version of Foyer: restore it with that version.');
    this.#head = head;
  }

  takePart(part: PartName, sum: Summed): void {
    if (part.kind === 'media') this.#media.set(part.key, sum);
    else this.#tables.set(part.table, [...(this.#tables.get(part.table) ?? []), sum]);
  }

  takeManifest(text: string): void {
    this.#manifestText = text;
  }

  /** The list, when everything is as it says; throws what is otherwise. */
  finish(manifestSum: string): Manifest {
    const sum = createHash('sha256').update(this.#manifestText).digest('hex');
    if (manifestSum !== `${sum}  ${manifestName}\n`) throw new Error('its list was changed');
    const manifest = manifestSchema.parse(JSON.parse(this.#manifestText));
    const { format, made, migrations } = manifest;
    if (!isDeepStrictEqual(this.#head, { format, made, migrations })) throw new Error('its head was changed');
    this.#compareTables(manifest);
    this.#compareMedia(manifest);
    return manifest;
  }

  #compareTables({ tables }: Manifest): void {
    for (const { name, rows, parts } of tables) {
      const found = this.#tables.get(name) ?? [];
      const sums = found.map(({ bytes, sha256 }) => ({ bytes, sha256 }));
      const lines = found.reduce((all, part) => all + part.lines, 0);
      if (lines !== rows || !isDeepStrictEqual(sums, parts)) throw new Error(`the table "${name}" was changed`);
      this.#tables.delete(name);
    }
    for (const name of this.#tables.keys()) throw new Error(`the table "${name}" is not in its list`);
  }

  #compareMedia({ media }: Manifest): void {
    for (const { key, bytes, sha256 } of media) {
      const found = this.#media.get(key);
      if (found?.bytes !== bytes || found.sha256 !== sha256)
        throw new Error(`the file ${key} was changed or is missing`);
      this.#media.delete(key);
    }
    for (const key of this.#media.keys()) throw new Error(`the file ${key} is not in its list`);
  }
}
