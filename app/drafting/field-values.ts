import { type Locale, locales } from '#app/i18n/locale.ts';

export type Values = Record<string, unknown>;

/** Some values of a draft: what all languages share, and the words of each. */
export type FieldValues = { props?: Values; i18n?: Partial<Record<Locale, Values>> };

/** One field of a draft; `lang` is null for what all languages share. */
export type FieldName = { lang: Locale | null; field: string };

/** Every field that has a value here. */
export function fieldsOf({ props, i18n }: FieldValues): FieldName[] {
  const named = (lang: FieldName['lang'], values: Values | undefined) =>
    Object.keys(values ?? {}).map((field) => ({ lang, field }));
  return [...named(null, props), ...locales.flatMap((lang) => named(lang, i18n?.[lang]))];
}

export function valueIn({ props, i18n }: FieldValues, { lang, field }: FieldName): unknown {
  return (lang ? i18n?.[lang] : props)?.[field];
}

/** The value of one field alone. */
export function valuesOf({ lang, field }: FieldName, value: unknown): FieldValues {
  return lang ? { i18n: { [lang]: { [field]: value } } } : { props: { [field]: value } };
}

export function isSameField(one: FieldName, other: FieldName): boolean {
  return one.lang === other.lang && one.field === other.field;
}

/** The second on top of the first, field by field. */
export function over<Below extends FieldValues>(below: Below, above: FieldValues): Below {
  const i18n = { ...below.i18n };
  for (const lang of locales) if (above.i18n?.[lang]) i18n[lang] = { ...i18n[lang], ...above.i18n[lang] };
  return {
    ...below,
    ...above,
    ...(below.props || above.props ? { props: { ...below.props, ...above.props } } : {}),
    ...(Object.keys(i18n).length ? { i18n } : {}),
  };
}

/** The values of some fields alone. */
export function onlyFields(values: FieldValues, fields: readonly FieldName[]): FieldValues {
  return fields.reduce((some, name) => over(some, valuesOf(name, valueIn(values, name))), {});
}

/** The values without those of some fields. */
export function withoutFields<All extends FieldValues>({ props, i18n, ...others }: All, fields: FieldName[]) {
  const rest = (lang: FieldName['lang'], values: Values = {}) =>
    Object.fromEntries(
      Object.entries(values).filter(([field]) => !fields.some((one) => isSameField(one, { lang, field }))),
    );
  const texts = { ...(i18n?.de && { de: rest('de', i18n.de) }), ...(i18n?.en && { en: rest('en', i18n.en) }) };
  return { ...others, ...(props && { props: rest(null, props) }), ...(i18n && { i18n: texts }) };
}
