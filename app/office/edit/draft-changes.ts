import { withoutOldAlt } from '#app/cms/field/replaced-picture.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { isSameJson } from './same-json.ts';

type Values = Record<string, unknown>;
export type Draft = { props: Values; i18n: Partial<Record<Locale, Values>> };
/** Shared values, or those of one language. */
export type Place = 'props' | Locale;
export type Changes = Partial<Record<Place, Values>>;

/** What is changed, place by place. */
export function placesOf(changes: Changes): [Place, Values][] {
  return (['props', 'de', 'en'] as const).flatMap((place) => (changes[place] ? [[place, changes[place]]] : []));
}

/** One value of a draft, or one that is changed; undefined where there is none. */
export function valueAt(values: Changes | Draft, place: Place, name: string): unknown {
  if ('i18n' in values)
    return place === 'props' ? (values as Draft).props[name] : (values as Draft).i18n[place]?.[name];
  return (values as Changes)[place]?.[name];
}

/** The draft with the changes over it; null empties a field. */
export function shown({ props, i18n }: Draft, changes: Changes): Draft {
  const over = (values: Values | undefined, changed: Values | undefined) =>
    Object.fromEntries(Object.entries({ ...values, ...changed }).filter(([, value]) => value !== null));
  return {
    props: over(props, changes.props),
    i18n: { de: over(i18n.de, changes.de), en: over(i18n.en, changes.en) },
  };
}

/** The changes with one more. */
export function withValue(changes: Changes, place: Place, name: string, value: unknown): Changes {
  return { ...changes, [place]: { ...changes[place], [name]: value } };
}

/** The changes without one. */
export function withoutValue(changes: Changes, place: Place, name: string): Changes {
  const { [name]: _, ...rest } = changes[place] ?? {};
  return { ...changes, [place]: rest };
}

/** What was typed while the attempt was on its way stays. */
export function withoutSent(mine: Changes, sent: Changes): Changes {
  let rest = mine;
  for (const [place, values] of placesOf(sent))
    for (const [name, value] of Object.entries(values))
      if (isSameJson(mine[place]?.[name], value)) rest = withoutValue(rest, place, name);
  return rest;
}

/** Whether nothing is changed. */
export function isEmpty(changes: Changes): boolean {
  return placesOf(changes).every(([, values]) => Object.keys(values).length === 0);
}

/** The words of a field in each language that go with the picture they describe, once its shared value is another. */
export function wordsThatGo({ props, i18n }: Draft, name: string, value: unknown): [Locale, unknown][] {
  return locales.flatMap((locale): [Locale, unknown][] => {
    const words = i18n[locale]?.[name];
    const left = withoutOldAlt(words, { before: props[name], after: value });
    return left === words ? [] : [[locale, left]];
  });
}
