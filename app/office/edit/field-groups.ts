import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { Field } from '#app/cms/field/field.ts';
import { m } from '#app/i18n/paraglide/messages.js';

export type FieldGroup = { title: string; names: string[] };

const kinds = ['time', 'words', 'place', 'tickets', 'pictures', 'people', 'more', 'repeat', 'address'] as const;
type Kind = (typeof kinds)[number];

/** The fields of a definition in the groups of the form, in the order in which one fills them in. */
export function fieldGroups({ fields }: CollectionDefinition): FieldGroup[] {
  const names = Object.keys(fields);
  return kinds.flatMap((kind) => {
    const found = names.filter((name) => kindOf(name, fields[name]) === kind);
    return found.length > 0 ? [{ title: m[`office_group_${kind}`](), names: found }] : [];
  });
}

function kindOf(name: string, field: Field | undefined): Kind {
  if (name === 'slug' || name.startsWith('meta_')) return 'address';
  if (name.startsWith('recurrence_')) return 'repeat';
  if (/^(ticket|price|presale)_/.test(name)) return 'tickets';
  if (/^(lifecycle|open_end|all_day|permanent|extended)/.test(name) || field?.place === 'time') return 'time';
  if (field?.kind === 'list' && 'person' in (field.options.fields ?? {})) return 'people';
  if (/^(promoter|sponsors)/.test(name)) return 'more';
  if (field?.kind === 'image' || field?.kind === 'embed' || field?.kind === 'list') return 'pictures';
  if (field?.kind === 'reference' || field?.kind === 'references') return 'place';
  return field?.localized || field?.required ? 'words' : 'more';
}
