import { isRecord } from '#app/cms/is-record.ts';
import { checkMembers, isLocalizedText, isNumber, isObject, isText } from '#app/cms/site-format/check-members.ts';
import type { SiteProblem } from '#app/cms/site-format/problem.ts';
import { readObject } from '#app/cms/site-format/read-object.ts';
import type { ObjectKind, SiteObject } from '#app/cms/site-format/site-object.ts';
import { type SiteFiles, SiteSource } from '#app/cms/site-format/site-source.ts';
import { isDay } from '#app/features/opening-hours/check-hours.ts';
import type { Localized } from '#app/i18n/locale.ts';
import { definitions } from '#app/modules/registry.ts';
import { entryKinds, namedTypes, pageKind } from './kinds.ts';
import { readParts } from './read-parts.ts';
import type { Site, SiteMedia } from './site.ts';

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;
const isFocal = (value: unknown) => isRecord(value) && isShare(value.x) && isShare(value.y);

const mediaMembers = {
  id: isText,
  file: isText,
  file_name: isText,
  alt: isLocalizedText,
  credit: isLocalizedText,
  caption: isLocalizedText,
  tags: (value: unknown) => Array.isArray(value) && value.every(isText),
  licence: isText,
  licence_until: (value: unknown) => isText(value) && isDay(String(value)),
  focal: isFocal,
  made: isObject,
};

/** The version of the format that is written; a later one is not read. */
export const formatVersion = 1;

/** Reads a whole site from its files. With problems it is not to be imported. */
export function readSite(files: SiteFiles): { site: Site; problems: SiteProblem[] } {
  const source = new SiteSource(files);
  source.allow(namedTypes);
  readHead(source);
  const media = source.foldersIn('media').flatMap((name) => readMedia(source, name));
  const named = [pageKind, ...entryKinds].map((kind) => ({ kind, names: nameAll(source, kind) }));
  noteUnknownFolders(source);
  const [pages = [], ...entriesOfKinds] = named.map(({ kind, names }) =>
    names.flatMap(({ name, id }) => readObject(source, { kind, name, id, modules: definitions }) ?? []),
  );
  const entries = entriesOfKinds.flat();
  noteLostParents(source, pages);
  noteDoubleNumbers(source, entries);
  const site = { ...readParts(source), media, pages, entries };
  return { site, problems: source.problems.sort(byPlace) };
}

function readHead(source: SiteSource): void {
  const head = source.json('site.json');
  if (!head) {
    if (!source.files.texts.has('site.json'))
      source.note({ file: 'site.json', line: 1, code: 'missing_file', value: 'site.json' });
    return;
  }
  const isKnown = (value: unknown) => isNumber(value) && Number(value) <= formatVersion;
  const { site } = checkMembers(source, head, { at: [], members: { format: isKnown, site: isText } });
  source.site = String(site ?? '');
}

/** Every object by the name of its folder, before any of them refers to another. */
function nameAll(source: SiteSource, { type, folder, file, idSeed }: ObjectKind): { name: string; id: string }[] {
  return source.foldersIn(folder).flatMap((name) => {
    const path = `${folder}/${name}/${file}`;
    const shared = source.json(path);
    if (!shared) {
      if (!source.files.texts.has(path)) source.note({ file: path, line: 1, code: 'missing_file', value: file });
      return [];
    }
    const id = source.takeId(idSeed(name), shared);
    source.name(type, name, id);
    return [{ name, id }];
  });
}

function readMedia(source: SiteSource, name: string): SiteMedia[] {
  const path = `media/${name}/media.json`;
  const about = source.json(path);
  if (!about) {
    if (!source.files.texts.has(path)) source.note({ file: path, line: 1, code: 'missing_file', value: 'media.json' });
    return [];
  }
  const read = checkMembers(source, about, { at: [], members: mediaMembers });
  const { file, file_name, alt, credit, caption, tags, licence, licence_until, focal, made } = read;
  const content = file === undefined ? null : `media/${name}/${file}`;
  if (content ? !source.files.others.has(content) && !source.files.texts.has(content) : !made)
    source.noteAt(about, ['file'], 'missing_file', String(file ?? 'file'));
  const id = source.takeId(`media/${name}`, about);
  source.name('media', name, id);
  // Proof: `mediaMembers` let these pass.
  return [
    {
      name,
      id,
      file: content,
      file_name: String(file_name ?? file ?? name),
      alt: (alt ?? {}) as Localized<string>,
      credit: (credit ?? {}) as Localized<string>,
      caption: (caption ?? {}) as Localized<string>,
      tags: (tags ?? []) as string[],
      licence: String(licence ?? ''),
      licence_until: licence_until === undefined ? null : String(licence_until),
      focal: (focal ?? { x: 0.5, y: 0.5 }) as SiteMedia['focal'],
      made: isRecord(made) ? made : null,
    },
  ];
}

const ownFiles = ['site.json', 'settings.json', 'opening-hours.json', 'alerts.json', 'redirects.json'];

/** A folder or file whose name says nothing here is a slip of the pen, not something to pass over. */
function noteUnknownFolders(source: SiteSource): void {
  const known = new Set(['media', ...[pageKind, ...entryKinds].map(({ folder }) => folder)]);
  const paths = [...source.files.texts.keys(), ...source.files.others];
  const folders = new Set(paths.filter((path) => path.includes('/')).map((path) => path.split('/', 1)[0] ?? ''));
  for (const folder of folders)
    if (!known.has(folder)) source.note({ file: folder, line: 1, code: 'unknown_file', value: folder });
  for (const path of paths)
    if (!path.includes('/') && !ownFiles.includes(path) && !/^readme\.md$/i.test(path))
      source.note({ file: path, line: 1, code: 'unknown_file', value: path });
  for (const folder of known)
    for (const file of source.filesIn(folder)) source.note({ file, line: 1, code: 'unknown_file', value: file });
}

function noteLostParents(source: SiteSource, pages: readonly SiteObject[]): void {
  const parents = new Map(pages.map(({ name, head }) => [name, head.parent as string | undefined]));
  for (const { name, head } of pages) {
    const file = source.json(`${pageKind.folder}/${name}/${pageKind.file}`);
    if (file && head.parent !== undefined && !leadsToRoot(name, parents))
      source.noteAt(file, ['parent'], 'unknown_reference', String(head.parent));
  }
}

function leadsToRoot(name: string, parents: ReadonlyMap<string, string | undefined>): boolean {
  const passed = new Set<string>();
  for (let at: string | undefined = name; at !== undefined; at = parents.get(at)) {
    if (passed.has(at) || !parents.has(at)) return false;
    passed.add(at);
  }
  return true;
}

function noteDoubleNumbers(source: SiteSource, entries: readonly SiteObject[]): void {
  const seen = new Map<unknown, string>();
  for (const { type, name, head } of entries) {
    if (head.number === undefined) continue;
    const place = `${type}/${name}`;
    const first = seen.get(head.number);
    const file = source.json(`${place}/entry.json`);
    if (first && file) source.noteAt(file, ['number'], 'double_id', `${head.number} (${first})`);
    else seen.set(head.number, place);
  }
}

function byPlace(one: SiteProblem, other: SiteProblem): number {
  return one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1;
}
