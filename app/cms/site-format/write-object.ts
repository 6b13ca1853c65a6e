import { type Locale, locales } from '#app/i18n/locale.ts';
import type { Fields } from '../field/field.ts';
import type { Values } from '../field-set.ts';
import { writeLanguageFile } from './language-file.ts';
import type { Names } from './link-target.ts';
import { writeLocalized } from './localized-values.ts';
import { writeShared } from './shared-values.ts';
import type { ObjectKind, SiteModule, SiteObject } from './site-object.ts';
import { writeJsonFile } from './write-json.ts';

type Writing = { kind: ObjectKind; names: Names; fieldsOf(model: string): Fields };

/** The files of one object by their path: what is shared, each language with texts, and what visitors read instead. */
export function writeObject(object: SiteObject, { kind, names, fieldsOf }: Writing): [path: string, content: string][] {
  const folder = `${kind.folder}/${object.name}`;
  const modules = Object.values(object.slots).flat().flatMap(withInner);
  const texts = locales.flatMap((locale): [string, string][] => {
    const text = textOf(locale);
    return text === null ? [] : [[`${folder}/${locale}.md`, text]];
  });
  const published = locales.flatMap((locale) => {
    const online = object.published[locale];
    return online ? writeObject(online, { kind, names, fieldsOf }) : [];
  });
  return [[`${folder}/${kind.file}`, writeJsonFile(sharedPart())], ...texts, ...published];

  function sharedPart(): Values {
    const fields = writeShared(kind.fields, object.props, names);
    const slots = kind.slots.flatMap((slot) => {
      const roots = object.slots[slot] ?? [];
      return roots.length > 0 ? [[slot, roots.map(modulePart)]] : [];
    });
    return {
      ...(object.id ? { id: object.id } : {}),
      ...object.head,
      ...(object.online.length > 0 ? { online: object.online } : {}),
      ...(Object.keys(fields).length > 0 ? { fields } : {}),
      ...Object.fromEntries(slots),
    };
  }

  function modulePart({ key, id, model, layout, slug, hidden_in, props, columns }: SiteModule): Values {
    const fields = writeShared(fieldsOf(model), props, names);
    return {
      key,
      ...(id ? { id } : {}),
      ...(key.replace(/-\d+$/, '') === model ? {} : { model }),
      ...(layout ? { layout } : {}),
      ...(slug ? { slug } : {}),
      ...(hidden_in.length > 0 ? { hidden_in } : {}),
      ...(Object.keys(fields).length > 0 ? { fields } : {}),
      ...(columns.length > 0 ? { columns: columns.map((column) => column.map(modulePart)) } : {}),
    };
  }

  function textOf(locale: Locale): string | null {
    const own = writeLocalized(
      { fields: kind.fields, values: object.i18n[locale] ?? {}, shared: object.props },
      { heading: null, names },
    );
    const inner = modules.flatMap(({ key, model, props, i18n }) => {
      const values = i18n[locale] ?? {};
      if (Object.keys(values).length === 0) return [];
      return writeLocalized({ fields: fieldsOf(model), values, shared: props }, { heading: `## ${key}`, names });
    });
    const hasTexts = inner.length > 0 || Object.keys(object.i18n[locale] ?? {}).length > 0;
    return hasTexts ? writeLanguageFile([...own, ...inner]) : null;
  }
}

/** The folder of what visitors read in a language, inside that of the draft. */
export function publishedFolder(name: string, locale: Locale): string {
  return `${name}/online-${locale}`;
}

/** A module and all that stands in it, in the order of the page. */
export function withInner(module: SiteModule): SiteModule[] {
  return [module, ...module.columns.flat().flatMap(withInner)];
}
