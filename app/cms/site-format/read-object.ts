import { isLocale, type Locale, type Localized, locales } from '#app/i18n/locale.ts';
import type { Values } from '../field-set.ts';
import { moduleShape } from '../module-shape.ts';
import type { Definitions } from '../view/view-nodes.ts';
import { checkMembers, isList, isLocales, isObject, isText } from './check-members.ts';
import { type FoundText, readLanguageFile, type TextSection } from './language-file.ts';
import { readLocalized } from './localized-values.ts';
import { noteMissing } from './note-missing.ts';
import { readModules } from './read-modules.ts';
import { type Described, readProps } from './read-props.ts';
import type { ObjectKind, SiteModule, SiteObject } from './site-object.ts';
import type { SiteSource, SourceFile } from './site-source.ts';
import { textPlace } from './text-leaf.ts';
import { publishedFolder, withInner } from './write-object.ts';

type Reading = { kind: ObjectKind; name: string; id: string; modules: Definitions };

/** Reads the folder of one object; what is wrong in it is noted with file and line. */
export function readObject(site: SiteSource, { kind, name, id, modules: definitions }: Reading): SiteObject | null {
  const folder = `${kind.folder}/${name}`;
  const source = site.json(`${folder}/${kind.file}`);
  if (!source) return null;
  const slotMembers = Object.fromEntries(kind.slots.map((slot) => [slot, isList]));
  const members = checkMembers(site, source, {
    at: [],
    members: { id: isText, online: isLocales, fields: isObject, ...kind.head, ...slotMembers },
  });
  const { id: _, online = [], fields = {}, ...rest } = members;
  const props = readProps(site, source, { described: kind, values: fields as Values, at: ['fields'] });
  const slots = Object.fromEntries(
    kind.slots.flatMap((slot) =>
      Array.isArray(members[slot])
        ? [[slot, readModules(site, source, { at: [slot], place: placeOf(kind, name, slot), definitions })]]
        : [],
    ),
  );
  const inside = Object.values(slots).flat().flatMap(withInner);
  noteDoubleKeys(site, source, inside);
  const i18n = readTexts(site, { folder, kind, inside, definitions });
  const object = {
    type: kind.type,
    name,
    id,
    props,
    i18n,
    slots,
    published: readPublished(site, { kind, name, id, modules: definitions }),
    // Proof: `isLocales` let it pass.
    online: online as Locale[],
    head: Object.fromEntries(Object.entries(rest).filter(([member]) => member in kind.head)),
  };
  noteMissing(site, { kind, object, inside, definitions });
  return object;
}

/** What visitors read in a language, where that is not what the draft says. */
function readPublished(site: SiteSource, { kind, name, ...reading }: Reading): Localized<SiteObject> {
  const published: Localized<SiteObject> = {};
  const folders = site.foldersIn(`${kind.folder}/${name}`).map((folder) => `${name}/${folder}`);
  for (const folder of folders) {
    const locale = locales.find((each) => publishedFolder(name, each) === folder);
    const object = locale && site.apart(() => readObject(site, { kind, name: folder, ...reading }));
    if (locale && object) published[locale] = object;
    else site.note({ file: `${kind.folder}/${folder}`, line: 1, code: 'unknown_file', value: folder });
  }
  return published;
}

/** Modules without an id are named by where they stand. */
function placeOf({ type, slots }: ObjectKind, name: string, slot: string): string {
  return slots.length === 1 && type === 'page' ? name : `${type}/${name}/${slot}`;
}

function noteDoubleKeys(site: SiteSource, source: SourceFile, modules: SiteModule[]): void {
  const seen = new Set<string>();
  for (const { key } of modules) {
    if (seen.has(key)) site.noteAt(source, [], 'double_id', key);
    seen.add(key);
  }
}

type Texts = { folder: string; kind: ObjectKind; inside: SiteModule[]; definitions: Definitions };

/** Reads every language file of the folder: the object's own texts are answered, those of modules put into them. */
function readTexts(site: SiteSource, { folder, kind, inside, definitions }: Texts): Localized<Values> {
  const described = new Map<string | null, Described>([[null, kind]]);
  for (const { key, model } of inside) described.set(key, definitions[model] ?? { fields: {} });
  const own: Localized<Values> = {};
  for (const file of site.filesIn(folder)) {
    const [, locale = ''] = /\/([^/]+)\.md$/.exec(file) ?? [];
    if (file === `${folder}/${kind.file}`) continue;
    if (!isLocale(locale))
      site.note({ file, line: 1, code: locale ? 'unknown_language' : 'unknown_file', value: file });
    else readLanguage(site, { file, locale, described, own, inside });
  }
  return own;
}

type Language = {
  file: string;
  locale: Locale;
  described: ReadonlyMap<string | null, Described>;
  own: Localized<Values>;
  inside: SiteModule[];
};

function readLanguage(site: SiteSource, { file, locale, described, own, inside }: Language): void {
  const { sections, mistakes } = readLanguageFile(site.files.texts.get(file) ?? '', (key, path) => {
    const place = textPlace(described.get(key)?.fields ?? {}, path);
    return place?.kind === 'leaf';
  });
  for (const { line, found } of mistakes) site.note({ file, line, code: 'bad_text', value: found });
  for (const section of sections) {
    const about = described.get(section.key);
    if (!about) site.note({ file, line: section.line, code: 'unknown_model', value: String(section.key) });
    else keep(section, checkedTexts(site, { file, section, about }));
  }

  function keep({ key }: TextSection, values: Values): void {
    if (key === null) own[locale] = values;
    const module = inside.find((each) => each.key === key);
    if (module) module.i18n[locale] = values;
  }
}

function checkedTexts(
  site: SiteSource,
  { file, section, about }: { file: string; section: TextSection; about: Described },
): Values {
  const note = (problem: { code: 'wrong_type'; line: number; value: string }) => site.note({ file, ...problem });
  const values = readLocalized(about.fields, section.texts, {
    names: site.names,
    note: (problem) => site.note({ file, ...problem }),
  });
  const { error } = moduleShape(about).i18n.safeParse(values);
  for (const { path } of error?.issues ?? []) {
    const names = path.map(String);
    note({ code: 'wrong_type', line: lineOfText(section, names), value: names.join('.') });
  }
  return values;
}

/** The line of a text, or of the nearest one that belongs to the same field. */
function lineOfText({ texts, line }: TextSection, path: string[]): number {
  const isAround = ({ path: one }: FoundText) =>
    one.every((name, index) => index >= path.length || name === path[index]);
  return texts.findLast(isAround)?.line ?? line;
}
