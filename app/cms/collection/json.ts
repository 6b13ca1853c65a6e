import { z } from 'zod';
import type { CollectionDefinition } from '../collection.ts';
import type { Fields } from '../field/field.ts';
import type { Pictures } from '../field/kind.ts';
import type { Values } from '../field-set.ts';
import { fieldsShape, presentFields } from '../json/fields.ts';
import type { EntryCard } from './entry.ts';

/** What every answer about an entry begins with. */
const head = { id: z.number().int(), url: z.string().nullable(), slug: z.string() };

/** The shape of a row of a public list. */
export function cardShape(definition: CollectionDefinition) {
  return fieldsShape(shownFields(definition)).extend({ ...head, [definition.titleField]: z.string() });
}

/** The shape of one entry with all its fields. */
export function entryShape({ fields }: CollectionDefinition) {
  return fieldsShape(fields).extend(head);
}

/** A card as the interface answers it. */
export function presentCard(definition: CollectionDefinition, card: EntryCard, pictures: Pictures): Values {
  const { number, url, slug, title } = card;
  return { id: number, url, slug, [definition.titleField]: title, ...presentedFields(definition, card, pictures) };
}

const presentedBefore = new WeakMap<object, Values>();

/** A card that is rendered once is presented once: its fields are the same object until something in them changes. */
function presentedFields(definition: CollectionDefinition, { fields }: EntryCard, pictures: Pictures): Values {
  const known = presentedBefore.get(fields);
  if (known) return known;
  const presented = presentFields(shownFields(definition), fields, pictures);
  presentedBefore.set(fields, presented);
  return presented;
}

/** The fields a card has, or those of them that are wanted. */
export function shownFields({ card, fields }: CollectionDefinition, only?: readonly PropertyKey[]): Fields {
  const wanted = only ? card.filter((name) => only.includes(name)) : card;
  return Object.fromEntries(wanted.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
}
