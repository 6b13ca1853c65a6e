import { isRecord } from '../is-record.ts';
import { derivedId } from './derived-id.ts';
import { type JsonSource, parseJsonSource } from './json-source.ts';
import { type Names, uuid } from './link-target.ts';
import type { SiteProblem, SiteProblemCode, ValuePath } from './problem.ts';

/** The files of a site by their path in its folder. Those that are no text are known by name only. */
export type SiteFiles = { texts: ReadonlyMap<string, string>; others: ReadonlySet<string> };

/** One file that was parsed, and what can be said about its values. */
export type SourceFile = JsonSource & { file: string };

/** A folder while it is read: its files, the names in it, and every problem that was found. */
export class SiteSource {
  readonly files: SiteFiles;
  readonly problems: SiteProblem[] = [];
  /** Begins the ids of whatever has none in its file. */
  site = '';
  readonly #ids = new Map<string, Map<string, string>>();
  #known = new Map<string, string>();
  readonly #parsed = new Map<string, SourceFile | null>();

  readonly #byFolder: ReadonlyMap<string, string[]>;
  readonly #folders = new Map<string, Set<string>>();

  constructor(files: SiteFiles) {
    this.files = files;
    this.#byFolder = Map.groupBy([...files.texts.keys(), ...files.others], (path) =>
      path.slice(0, Math.max(0, path.lastIndexOf('/'))),
    );
    for (const path of this.#byFolder.keys()) this.#addFolders(path.split('/'));
  }

  #addFolders(names: string[]): void {
    for (const [index, name] of names.entries()) {
      const above = names.slice(0, index).join('/');
      this.#folders.set(above, (this.#folders.get(above) ?? new Set()).add(name));
    }
  }

  /** The files directly in a folder. */
  filesIn(folder: string): string[] {
    return this.#byFolder.get(folder) ?? [];
  }

  /** The names of the folders in a folder, in the order of the files. */
  foldersIn(folder: string): string[] {
    return [...(this.#folders.get(folder) ?? [])];
  }

  /** Reads something that repeats ids of the folder it stands in. */
  apart<Result>(read: () => Result): Result {
    const known = this.#known;
    this.#known = new Map();
    const result = read();
    this.#known = known;
    return result;
  }

  note(problem: SiteProblem): void {
    this.problems.push(problem);
  }

  /** A JSON file of the folder; null when it is not there or broken, which is noted. */
  json(file: string): SourceFile | null {
    const known = this.#parsed.get(file);
    if (known !== undefined) return known;
    const parsed = this.#parse(file);
    this.#parsed.set(file, parsed);
    return parsed;
  }

  #parse(file: string): SourceFile | null {
    const text = this.files.texts.get(file);
    if (text === undefined) return null;
    const read = parseJsonSource(text.replace(/^\uFEFF/, ''));
    if ('value' in read) return { ...read, file };
    this.note({ file, line: read.line, code: 'bad_json', value: read.found });
    return null;
  }

  /** The id that a file gives, else the one that follows from the name of its folder. No id may be given twice. */
  takeId(path: string, source: SourceFile, at: ValuePath = []): string {
    const { file, lineOf } = source;
    const given = at.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)?.[key], source.value);
    const id = isRecord(given) && typeof given.id === 'string' ? given.id : derivedId(this.site, path);
    const line = lineOf([...at, 'id']);
    if (!uuid.test(id)) this.note({ file, line, code: 'wrong_type', value: `id: ${id}` });
    const first = this.#known.get(id);
    if (first) this.note({ file, line, code: 'double_id', value: `${id} (${first})` });
    else this.#known.set(id, `${file}:${line}`);
    return id;
  }

  /** Makes a folder known by its name, so that others can refer to it. */
  name(type: string, name: string, id: string): void {
    const ids = this.#ids.get(type) ?? new Map<string, string>();
    this.#ids.set(type, ids.set(name, id));
  }

  get names(): Names {
    return {
      nameOf: () => null,
      idOf: (type, name) => this.#ids.get(type)?.get(name) ?? null,
      isType: (type) => this.#ids.has(type),
    };
  }

  /** Types that have folders, though there may be none. */
  allow(types: readonly string[]): void {
    for (const type of types) if (!this.#ids.has(type)) this.#ids.set(type, new Map());
  }

  noteAt(source: SourceFile, path: ValuePath, code: SiteProblemCode, value: string): void {
    this.note({ file: source.file, line: source.lineOf(path), code, value });
  }
}
