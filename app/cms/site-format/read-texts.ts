import { isLocale, type Locale, type Localized } from '#app/i18n/locale.ts';
import type { Values } from '../field-set.ts';
import { moduleShape } from '../module-shape.ts';
import type { Definitions } from '../view/view-nodes.ts';
import { type FoundText, readLanguageFile, type TextSection } from './language-file.ts';
import { readLocalized } from './localized-values.ts';
import type { Described } from './read-props.ts';
import type { ObjectKind, SiteModule } from './site-object.ts';
import type { SiteSource } from './site-source.ts';
import { textPlace } from './text-leaf.ts';

type Texts = { folder: string; kind: ObjectKind; inside: SiteModule[]; definitions: Definitions };

/** Reads every language file of the folder: the object's own texts are answered, those of modules put into them. */
export function readTexts(site: SiteSource, { folder, kind, inside, definitions }: Texts): Localized<Values> {
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
