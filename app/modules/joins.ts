import type { ColumnView } from '#app/cms/module.ts';

/** What stands close to a neighbour: a headline to what follows it, a link to what stands before it. */
export const joins = { headline: 'next', link: 'previous' } as const;

/** A part of nothing but titles and links is the head of the part after it; undefined when it holds anything else. */
export function headOf(columns: readonly ColumnView[]): 'title' | 'links' | undefined {
  const models = columns.flatMap((column) => column.models);
  if (!models.length || models.some((model) => !(model in joins))) return undefined;
  return models.includes('headline') ? 'title' : 'links';
}
