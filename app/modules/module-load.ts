import type { CacheNotes } from '#app/cache/cache-notes.ts';
import type { ViewOf } from '#app/cms/field/field.ts';
import type { ModuleDefinition } from '#app/cms/module.ts';
import type { ViewNode } from '#app/cms/node.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { ModuleData } from './module-data.ts';

/** Who asks, and when. What the answer depends on, and until when it holds, goes into the notes. */
export type LoadQuery = {
  locale: Locale;
  now: Temporal.Instant;
  notes: CacheNotes;
  /** For whoever edits: what is not online is read as it is written so far. */
  withDrafts?: boolean;
};

/** The same for one module, which may show modules of something else. */
export type LoaderQuery = LoadQuery & { dataOf(nodes: readonly ViewNode[]): Promise<ModuleData> };

/**
 * Reads what a module shows besides its fields, at the moment its page is rendered; only what visitors may see, unless
 * drafts are asked for.
 */
export type ModuleLoad<D extends ModuleDefinition, Data, Query = LoadQuery> = (
  fields: ViewOf<D['fields']>,
  query: Query,
) => Promise<Data>;
