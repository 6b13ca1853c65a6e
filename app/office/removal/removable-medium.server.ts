import { trashMedia } from '#app/features/media-library/commands.server.ts';
import { findMedia, getMedia } from '#app/features/media-library/queries.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fileAddress } from '#app/media/address.ts';
import { urls } from '#app/urls.ts';
import type { Removable } from './removable.ts';

/** A picture or file of the library. */
export const removableMedium: Removable = {
  right: 'media:delete',
  kindName: () => m.office_removal_medium(),
  async find(id) {
    const medium = await getMedia(id);
    return medium && { type: 'media', id, title: medium.name, number: null };
  },
  async addresses(id) {
    const medium = await getMedia(id);
    return medium && medium.kind !== 'image' ? [{ locale: null, url: fileAddress(medium) }] : [];
  },
  async others(id, { q, locale, most }) {
    const kind = (await getMedia(id))?.kind;
    const part = kind === 'file' || kind === 'video' || kind === 'audio' ? kind : 'image';
    const { results } = await findMedia({ q, page: 1, pageSize: most + 1, part });
    return results
      .filter((medium) => medium.id !== id)
      .map((medium) => ({ id: medium.id, title: medium.name, note: medium.alt[locale] ?? '' }));
  },
  hasChildren: async () => false,
  owner: null,
  trash: async (id, actor) => answerOf(await trashMedia({ id, actor, isBinned: true })),
  async restore(id, actor) {
    const answer = answerOf(await trashMedia({ id, actor, isBinned: false }));
    return answer.kind === 'saved' ? { ...answer, online: [], offline: [] } : answer;
  },
  screen: ({ id }, locale) => urls.officeMedia(locale, id),
  list: (locale) => urls.officeArea(locale, 'media'),
};

function answerOf(answer: boolean | 'forbidden') {
  if (answer === 'forbidden') return { kind: 'forbidden' } as const;
  return answer ? ({ kind: 'saved' } as const) : ({ kind: 'gone' } as const);
}
