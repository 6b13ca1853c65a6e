import type { CollectionDefinition } from '../collection.ts';
import { storedOf, type Values } from '../field-set.ts';

export type OwnValues = { props: Values; texts: Values };
export type EffectiveValues = OwnValues & { inherited: string[] };

/**
 * The values an entry shows: its own, and where it has none, those of the entry it inherits from, field by field. A
 * picture is taken with its words. Pure, for publishing, reading and the form alike.
 */
export function effectiveValues(
  definition: CollectionDefinition,
  own: OwnValues,
  base: OwnValues | null,
): EffectiveValues {
  if (!definition.inherits || !base) return { ...own, inherited: [] };
  const props = { ...own.props };
  const texts = { ...own.texts };
  const inherited: string[] = [];
  for (const [name, source] of Object.entries(definition.inherits.fields)) {
    const field = definition.fields[name];
    if (!field?.isEmpty(storedOf(name, own.props, own.texts))) continue;
    const taken = storedOf(source, base.props, base.texts);
    if (field.isEmpty(taken)) continue;
    if (taken.shared !== undefined) props[name] = taken.shared;
    if (taken.localized !== undefined) texts[name] = taken.localized;
    inherited.push(name);
  }
  return { props, texts, inherited };
}
