import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';
import type { Values } from '../field-set.ts';
import type { Definitions } from '../view/view-nodes.ts';
import { checkMembers, isList, isLocales, isObject, isText } from './check-members.ts';
import { noteMissing } from './note-missing.ts';
import { readModules } from './read-modules.ts';
import { readProps } from './read-props.ts';
import { readTexts } from './read-texts.ts';
import type { ObjectKind, SiteModule, SiteObject } from './site-object.ts';
import type { SiteSource, SourceFile } from './site-source.ts';
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
        ? [[slot, readModules(site, source, { at: [slot], place: kind.moduleSeed(name, slot), definitions })]]
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

function noteDoubleKeys(site: SiteSource, source: SourceFile, modules: SiteModule[]): void {
  const seen = new Set<string>();
  for (const { key } of modules) {
    if (seen.has(key)) site.noteAt(source, [], 'double_id', key);
    seen.add(key);
  }
}
