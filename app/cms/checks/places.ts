import { type Locale, otherLocale } from '#app/i18n/locale.ts';
import type { Field, Fields, Stored } from '../field/field.ts';
import { itemsOf } from '../field/list/field.ts';
import { storedOf, type Values } from '../field-set.ts';
import type { ModuleNode } from '../node.ts';
import type { CheckRequest } from './finding.ts';

/** One field where it stands: of a module or of an item in a list, in the language looked at and in the other one. */
export type Place = {
  module: string;
  path: string;
  name: string;
  field: Field;
  stored: Stored;
  other: Stored;
  isItem: boolean;
};

/** Every field of everything that is shown in the language of the context. */
export function placesOf({ nodes, definitions, context }: CheckRequest): Place[] {
  return shownNodes(nodes, context.locale).flatMap((node) =>
    placesIn(node, definitions[node.model]?.fields ?? {}, context.locale),
  );
}

/** Every field of one module, or of something else with fields, and of the items in its lists, seen from one language. */
export function placesIn(node: Pick<ModuleNode, 'id' | 'props' | 'i18n'>, fields: Fields, locale: Locale): Place[] {
  const texts = node.i18n[locale];
  const others = node.i18n[otherLocale(locale)];
  return within(fields, { module: node.id, prefix: '', props: node.props, texts, others, isItem: false });
}

/** What is not hidden in this language, nor inside something that is. */
export function shownNodes(nodes: readonly ModuleNode[], locale: Locale): ModuleNode[] {
  const shown = new Map(nodes.filter(({ hidden_in }) => !hidden_in.includes(locale)).map((node) => [node.id, node]));
  return [...shown.values()].filter(({ parent_id }) => parent_id === null || shown.has(parent_id));
}

type Within = {
  module: string;
  prefix: string;
  props: Values;
  texts: Values | undefined;
  others: Values | undefined;
  isItem: boolean;
};

function within(fields: Fields, { module, prefix, props, texts, others, isItem }: Within): Place[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const stored = storedOf(name, props, texts);
    const other = storedOf(name, props, others);
    const path = `${prefix}${name}`;
    const own: Place = { module, path, name, field, stored, other, isItem };
    const inner = field.kind === 'list' ? (field.options.fields ?? {}) : {};
    const items = itemsOf(field.kind === 'list' ? stored : {}).flatMap((item) =>
      within(inner, {
        module,
        prefix: `${path}.${item._key}.`,
        props: item,
        texts: textsAt(stored, item._key),
        others: textsAt(other, item._key),
        isItem: true,
      }),
    );
    return [own, ...items];
  });
}

function textsAt({ localized }: Stored, key: string): Values | undefined {
  return (localized as Record<string, Values> | undefined)?.[key];
}
