import { isRecord } from '#app/cms/is-record.ts';
import { isSame } from '#app/cms/same-value.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import type { PatchBody } from './entry.ts';
import type { FieldName, FieldValues, Values } from './field-values.ts';

/** Two people have written the same field; both texts are kept until one is chosen. */
export type Conflict = FieldName & { mine: unknown; theirs: unknown };
/** What a person makes of it. */
export type Choice = 'mine' | 'theirs' | 'both';

export type Merged = { body: PatchBody; conflicts: Conflict[] };

type Three = { base: unknown; mine: unknown; theirs: unknown };
type Outcome = { merged: unknown } | 'conflict';

/**
 * Merges a change with what the server has now, field by field: `base` is what each field held when it was typed. Only two
 * values for the same field are a conflict.
 */
export function mergePatch(patch: { body: PatchBody; base: PatchBody }, current: FieldValues): Merged {
  const { body, base } = patch;
  const conflicts: Conflict[] = [];
  const part = (lang: Locale | null, mine: Values | undefined, before: Values | undefined, theirs: Values): Values => {
    const values: Values = {};
    for (const [field, value] of Object.entries(mine ?? {})) {
      const outcome = mergeValue({ base: before?.[field], mine: value, theirs: theirs[field] });
      if (outcome === 'conflict') conflicts.push({ lang, field, mine: value, theirs: theirs[field] });
      else values[field] = outcome.merged ?? null;
    }
    return values;
  };
  const merged: PatchBody = {
    ...(body.layout === undefined ? {} : { layout: body.layout }),
    ...(body.hidden_in === undefined ? {} : { hidden_in: body.hidden_in }),
    ...(body.props ? { props: part(null, body.props, base.props, current.props ?? {}) } : {}),
  };
  for (const lang of locales) {
    if (!body.i18n?.[lang]) continue;
    const values = part(lang, body.i18n[lang], base.i18n?.[lang], current.i18n?.[lang] ?? {});
    merged.i18n = { ...merged.i18n, [lang]: values };
  }
  return { body: merged, conflicts };
}

export function mergeValue({ base, mine, theirs }: Three): Outcome {
  if (isSame(theirs, base) || isSame(mine, theirs)) return { merged: mine };
  if (isSame(mine, base)) return { merged: theirs };
  if (isKeyed(mine) && isKeyed(theirs)) return mergeKeyed({ base, mine, theirs });
  if (isDocument(mine) && isDocument(theirs) && isDocument(base)) return mergeBlocks({ base, mine, theirs });
  if (isRecord(mine) && isRecord(theirs) && !isDocument(mine)) return mergeRecord({ base, mine, theirs });
  return 'conflict';
}

/** Lists: item by item by their keys, in my order; what they added comes last. */
function mergeKeyed({ base, mine, theirs }: { base: unknown; mine: Values[]; theirs: Values[] }): Outcome {
  const before = isKeyed(base) ? base : [];
  const find = (list: Values[], key: unknown) => list.find((item) => item._key === key);
  const merged: Values[] = [];
  for (const item of mine) {
    const other = find(theirs, item._key);
    const old = find(before, item._key);
    if (!other && old && isSame(item, old)) continue;
    const outcome = other ? mergeValue({ base: old, mine: item, theirs: other }) : { merged: item };
    if (outcome === 'conflict') return 'conflict';
    merged.push(outcome.merged as Values);
  }
  const added = theirs.filter((item) => !find(mine, item._key) && !find(before, item._key));
  return { merged: [...merged, ...added] };
}

function mergeRecord({ base, mine, theirs }: { base: unknown; mine: Values; theirs: Values }): Outcome {
  const before = isRecord(base) ? base : {};
  const merged: Values = {};
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const outcome = mergeValue({ base: before[key], mine: mine[key], theirs: theirs[key] });
    if (outcome === 'conflict') return 'conflict';
    if (outcome.merged !== undefined) merged[key] = outcome.merged;
  }
  return { merged };
}

/** Rich text: different paragraphs merge, the same paragraph is a conflict; a changed number of blocks too. */
function mergeBlocks({ base, mine, theirs }: { base: Values; mine: Values; theirs: Values }): Outcome {
  const [old, own, other] = [base, mine, theirs].map((document) => (document.content ?? []) as Values[]);
  if (!old || !own || !other || old.length !== own.length || old.length !== other.length) return 'conflict';
  if (old.some((block) => block.type === 'text' || block.type === 'hard_break')) return 'conflict';
  const content: unknown[] = [];
  for (const [index, block] of own.entries()) {
    if (isSame(block, old[index])) content.push(other[index]);
    else if (isSame(other[index], old[index]) || isSame(other[index], block)) content.push(block);
    else return 'conflict';
  }
  return { merged: { ...mine, content } };
}

function isDocument(value: unknown): value is Values {
  return isRecord(value) && value.type === 'doc';
}

function isKeyed(value: unknown): value is Values[] {
  return Array.isArray(value) && value.every((item) => isRecord(item) && typeof item._key === 'string');
}
