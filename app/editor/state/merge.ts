import type { ModuleNode } from '#app/cms/node.ts';
import { isSame } from '#app/cms/same-value.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { PatchBody } from './entry.ts';

export type Clash = { lang: Locale | null; field: string; mine: unknown; theirs: unknown };
export type Merged = { body: PatchBody; clashes: Clash[] };

type Three = { base: unknown; mine: unknown; theirs: unknown };
type Outcome = { merged: unknown } | 'clash';
type Values = Record<string, unknown>;

/** Field-wise merge of a change that was refused as stale; only two answers to the same question are a clash. */
export function mergePatch(patch: { body: PatchBody; base: PatchBody }, current: ModuleNode): Merged {
  const { body, base } = patch;
  const clashes: Clash[] = [];
  const part = (lang: Locale | null, mine: Values | undefined, before: Values | undefined, theirs: Values): Values => {
    const values: Values = {};
    for (const [field, value] of Object.entries(mine ?? {})) {
      const outcome = mergeValue({ base: before?.[field], mine: value, theirs: theirs[field] });
      if (outcome === 'clash') clashes.push({ lang, field, mine: value, theirs: theirs[field] });
      else values[field] = outcome.merged ?? null;
    }
    return values;
  };
  const merged: PatchBody = {
    ...(body.layout === undefined ? {} : { layout: body.layout }),
    ...(body.hidden_in === undefined ? {} : { hidden_in: body.hidden_in }),
    ...(body.props ? { props: part(null, body.props, base.props, current.props) } : {}),
  };
  for (const lang of ['de', 'en'] as const) {
    if (!body.i18n?.[lang]) continue;
    const values = part(lang, body.i18n[lang], base.i18n?.[lang], current.i18n[lang] ?? {});
    merged.i18n = { ...merged.i18n, [lang]: values };
  }
  return { body: merged, clashes };
}

export function mergeValue({ base, mine, theirs }: Three): Outcome {
  if (isSame(theirs, base) || isSame(mine, theirs)) return { merged: mine };
  if (isSame(mine, base)) return { merged: theirs };
  if (isKeyed(mine) && isKeyed(theirs)) return mergeKeyed({ base, mine, theirs });
  if (isDocument(mine) && isDocument(theirs) && isDocument(base)) return mergeBlocks({ base, mine, theirs });
  if (isRecord(mine) && isRecord(theirs) && !isDocument(mine)) return mergeRecord({ base, mine, theirs });
  return 'clash';
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
    if (outcome === 'clash') return 'clash';
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
    if (outcome === 'clash') return 'clash';
    if (outcome.merged !== undefined) merged[key] = outcome.merged;
  }
  return { merged };
}

/** Rich text: different paragraphs merge, the same paragraph is a clash; a changed number of blocks too. */
function mergeBlocks({ base, mine, theirs }: { base: Values; mine: Values; theirs: Values }): Outcome {
  const [old, own, other] = [base, mine, theirs].map((document) => (document.content ?? []) as Values[]);
  if (!old || !own || !other || old.length !== own.length || old.length !== other.length) return 'clash';
  if (old.some((block) => block.type === 'text' || block.type === 'hard_break')) return 'clash';
  const content: unknown[] = [];
  for (const [index, block] of own.entries()) {
    if (isSame(block, old[index])) content.push(other[index]);
    else if (isSame(other[index], old[index]) || isSame(other[index], block)) content.push(block);
    else return 'clash';
  }
  return { merged: { ...mine, content } };
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDocument(value: unknown): value is Values {
  return isRecord(value) && value.type === 'doc';
}

function isKeyed(value: unknown): value is Values[] {
  return Array.isArray(value) && value.every((item) => isRecord(item) && typeof item._key === 'string');
}
