import { restoreEntry, trashEntry } from '#app/cms/collection/draft/commands.server.ts';
import { draftRows, labelsOf } from '#app/cms/collection/draft/drafts.server.ts';
import { entryOwner } from '#app/cms/collection/entry-adapter.server.ts';
import { readEntry } from '#app/cms/collection/entry-rows.server.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { contentModel } from '#app/modules/content-model.server.ts';
import { urls } from '#app/urls.ts';
import { entryName, titleIn } from '../format.ts';
import type { Removable } from './removable.ts';

/** An entry of a collection. */
export function removableEntry(definition: CollectionDefinition): Removable {
  const { type } = definition;
  return {
    right: 'entry:delete',
    kindName: () => entryName(type),
    async find(id, locale) {
      const entry = await readEntry({ type, id });
      if (!entry) return null;
      const { number } = entry;
      const title = (await labelsOf([id], locale))[id] || m.office_untitled({ number });
      return { type, id, title, number };
    },
    // They stand among the places where visitors see it.
    addresses: async () => [],
    async others(id, { q, locale, most }) {
      const rows = await draftRows(definition, { locale, q, page_size: most + 1 });
      return rows
        .filter((row) => row.id !== id)
        .map(({ id: other, number, labels, state }) => ({
          id: other,
          title: titleIn(labels, locale, number),
          note: [`${number}`, state[locale] === 'offline' && m.office_is_offline()].filter(Boolean).join(', '),
        }));
    },
    hasChildren: async () => false,
    owner: (id) => entryOwner({ type, id }, contentModel),
    trash: (id, actor) => trashEntry({ type, id, actor, contentModel }),
    restore: (id, actor) => restoreEntry({ type, id, actor, contentModel }),
    screen: ({ number }, locale) =>
      number === null ? urls.officeArea(locale, type) : urls.officeEntry(locale, type, number),
    list: (locale) => urls.officeArea(locale, type),
  };
}
