import type { CacheNotes } from '#app/cache/cache-notes.ts';
import type { ViewOf } from '#app/cms/field/field.ts';
import type { ModuleDefinition } from '#app/cms/module.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** Who asks, and when. What the answer depends on, and until when it holds, goes into the notes. */
export type LoadQuery = { locale: Locale; now: Temporal.Instant; notes: CacheNotes };

/** Reads what a module shows besides its fields, at the moment its page is rendered; only what visitors may see. */
export type ModuleLoad<D extends ModuleDefinition, Data> = (
  fields: ViewOf<D['fields']>,
  query: LoadQuery,
) => Promise<Data>;
