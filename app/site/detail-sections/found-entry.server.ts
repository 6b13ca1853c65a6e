import { data, redirect } from 'react-router';
import type { EntryView } from '#app/cms/collection/entry.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { Fields } from '#app/cms/field/field.ts';
import { entryPage } from '#app/collections/entry-page.server.ts';
import type { LoadContext } from '#app/load-context.ts';
import { definitions } from '#app/modules/registry.ts';

type Params = { slug?: string | undefined; id?: string | undefined };

/**
 * The entry of a detail page, or the answer instead of it: 301 to the canonical address, 410 for what was public and is
 * in the bin, 404 for what is missing or offline. Notes what the page depends on.
 */
export async function foundEntry<F extends Fields>(
  definition: CollectionDefinition<F>,
  { slug = null, id = '' }: { slug?: string | null; id?: string },
  { locale, now, notes }: LoadContext,
): Promise<EntryView<F> & { url: string }> {
  const page = await entryPage(definition, { id, slug, locale, now, modules: definitions });
  if (page.kind === 'moved') throw redirect(page.url, 301);
  if (page.kind !== 'found') throw data(null, { status: page.kind === 'gone' ? 410 : 404 });
  const { entry } = page;
  if (entry.url === null) throw data(null, { status: 404 });
  notes.tag(...entry.tags);
  notes.expireAt(entry.nextChange);
  return { ...entry, url: entry.url };
}

export type { Params };
