import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { Field } from '#app/cms/field/field.ts';
import { m } from '#app/i18n/paraglide/messages.js';

export type FieldGroup = {
  key: string;
  title: string;
  /** In a grid of their own above the rest: short fields both languages share. */
  short: string[];
  long: string[];
};

const kinds = [
  'time',
  'words',
  'questions',
  'letters',
  'privacy',
  'place',
  'tickets',
  'pictures',
  'people',
  'more',
  'address',
] as const;
type Kind = (typeof kinds)[number];

/** The fields of a definition in the groups of the form, in the order in which one fills them in. */
export function fieldGroups({ fields, stamps }: CollectionDefinition): FieldGroup[] {
  const times = Object.values(stamps);
  // How a date repeats is said in words on a screen of its own; when something was written stands beside it.
  const names = Object.keys(fields)
    .filter((name) => !name.startsWith('recurrence_') && !times.includes(name))
    .flatMap((name) => [name, ...(stamps[name] ? [stamps[name]] : [])]);
  return kinds.flatMap((kind) => {
    const found = names.filter((name) => kindOf(name, fields[name]) === kind);
    if (found.length === 0) return [];
    const isShort = (name: string) => shortKinds.has(fields[name]?.kind ?? '') && !fields[name]?.localized;
    const title = found.includes('room') ? m.office_group_time_and_room() : m[`office_group_${kind}`]();
    return [{ key: `g-${kind}`, title, short: found.filter(isShort), long: found.filter((name) => !isShort(name)) }];
  });
}

/** What fits beside another field. */
const shortKinds: ReadonlySet<string> = new Set([
  'text',
  'number',
  'amount',
  'choice',
  'flag',
  'date',
  'date-time',
  'reference',
]);

function kindOf(name: string, field: Field | undefined): Kind {
  if (name === 'slug' || name.startsWith('meta_')) return 'address';
  if (name === 'room') return 'time';
  if (/^(ticket|price|presale)_/.test(name)) return 'tickets';
  if (/^(lifecycle|open_end|all_day|permanent|extended)/.test(name) || field?.place === 'time') return 'time';
  if (field?.kind === 'list' && 'person' in (field.options.fields ?? {})) return 'people';
  if (field?.kind === 'list' && 'field_type' in (field.options.fields ?? {})) return 'questions';
  if (/^(submit_text|thanks|recipient|confirmation|double_opt_in)/.test(name)) return 'letters';
  if (/^(purpose|legal_basis|retention_days)/.test(name)) return 'privacy';
  if (/^(promoter|sponsors)/.test(name)) return 'more';
  if (field?.kind === 'image' || field?.kind === 'embed' || field?.kind === 'list') return 'pictures';
  if (field?.kind === 'reference' || field?.kind === 'references') return 'place';
  return field?.localized || field?.required ? 'words' : 'more';
}
