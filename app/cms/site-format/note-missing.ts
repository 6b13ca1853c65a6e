import type { Locale } from '#app/i18n/locale.ts';
import type { Fields } from '../field/field.ts';
import { storedOf } from '../field-set.ts';
import type { Definitions } from '../view/view-nodes.ts';
import type { ObjectKind, SiteModule, SiteObject } from './site-object.ts';
import type { SiteSource } from './site-source.ts';

type Checking = { kind: ObjectKind; object: SiteObject; inside: readonly SiteModule[]; definitions: Definitions };

/** What must be there before a language can be online, as far as the files alone can tell. */
export function noteMissing(site: SiteSource, { kind, object, inside, definitions }: Checking): void {
  for (const locale of object.online) {
    if (object.published[locale]) continue;
    for (const name of missingIn(kind.fields, object, locale))
      if (!kind.inherited?.includes(name)) note(site, { kind, object, locale, name, key: null });
    for (const module of inside.filter(({ hidden_in }) => !hidden_in.includes(locale)))
      for (const name of missingIn(definitions[module.model]?.fields ?? {}, module, locale))
        note(site, { kind, object, locale, name, key: module.key });
  }
}

function missingIn(fields: Fields, { props, i18n }: Pick<SiteObject, 'props' | 'i18n'>, locale: Locale): string[] {
  return Object.entries(fields)
    .filter(([name, field]) => field.required && field.isEmpty(storedOf(name, props, i18n[locale])))
    .map(([name]) => name);
}

type Missing = Pick<Checking, 'kind' | 'object'> & { locale: Locale; name: string; key: string | null };

/** Names the language file where the text would stand, or the shared file where there is none. */
function note(site: SiteSource, { kind, object, locale, name, key }: Missing): void {
  const folder = `${kind.folder}/${object.name}`;
  const textFile = `${folder}/${locale}.md`;
  const isSaid = site.files.texts.has(textFile) && (key === null || lineWith(site, textFile, `## ${key}`) > 0);
  const file = isSaid ? textFile : `${folder}/${kind.file}`;
  const line = key === null ? 1 : lineWith(site, file, isSaid ? `## ${key}` : `"${key}"`);
  const where = [key, name].filter(Boolean).join('.');
  site.note({ file, line: Math.max(1, line), code: 'missing', value: isSaid ? where : `${where} (${locale})` });
}

/** The first line that says something; 0 where none does. */
function lineWith(site: SiteSource, file: string, text: string): number {
  const lines = (site.files.texts.get(file) ?? '').split('\n');
  return lines.findIndex((line) => line.trimEnd() === text || (text.startsWith('"') && line.includes(text))) + 1;
}
