import { draftIds } from '#app/cms/collection/draft/draft-ids.server.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { isUuid } from '#app/db/uuid.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { draftQuery, type ListQuery } from '../list-query.ts';
import { mostAtOnce } from './batches.ts';

type List = { definition: CollectionDefinition; query: ListQuery; locale: Locale };

/**
 * The entries a form means: those it names, or with `whole` everything the list of its address holds, also what was never
 * rendered. One more than may be changed at once says that there are too many.
 */
export async function chosenIds(form: FormData, { definition, query, locale }: List): Promise<string[]> {
  if (form.get('whole') === '1') return draftIds(definition, draftQuery(definition, query, locale), mostAtOnce + 1);
  return [...new Set(form.getAll('id').map(String).filter(isUuid))].slice(0, mostAtOnce + 1);
}
