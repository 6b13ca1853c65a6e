import type { Address, MediaRecord, ResolveContext } from '#app/cms/resolve.ts';
import { call } from '#app/contract/client/call.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { FormServices } from '#app/inspector/form-context.ts';

type Known = { media: readonly MediaRecord[]; addresses: Readonly<Record<string, Address>> };

/**
 * What the controls of the form know of pictures and other entries; it grows with what a person finds, asked over the
 * calls that the page editor uses too. `onGrow` hears when there is something new to render.
 */
export function createLibrary({ media, addresses }: Known, onGrow: () => void) {
  const records = new Map(media.map((record) => [record.id, record]));
  const titles = new Map(Object.entries(addresses));
  const contextIn = (locale: Locale): ResolveContext => ({
    locale,
    media: (id) => records.get(id),
    address: ({ type, id }) => titles.get(`${type}:${id}`),
  });
  const keepMedia = (record: MediaRecord) => {
    records.set(record.id, record);
    onGrow();
  };
  return {
    /** One per language, the same object as long as the form stands: editors of words hold on to it. */
    services: (locale: Locale): FormServices => {
      const lang = { lang: locale };
      return {
        locale,
        context: contextIn(locale),
        keepMedia,
        keepAddress(key, address) {
          titles.set(key, address);
          onGrow();
        },
        async listMedia(q) {
          const reply = await call('listMedia', { params: lang, query: { q } });
          return reply.ok ? reply.body.results : null;
        },
        async findTargets(q, type) {
          const reply = await call('targets', { params: lang, query: { q, type } });
          return reply.ok ? reply.body : null;
        },
        async findUsages(id) {
          const reply = await call('mediaUsages', { params: { ...lang, id } });
          return reply.ok ? reply.body : null;
        },
        async changeMedia(id, change) {
          const reply = await call('patchMedia', { params: { ...lang, id }, body: change });
          if (reply.ok) keepMedia(reply.body);
          return reply.ok;
        },
        async uploadMedia(file) {
          const reply = await call('uploadMedia', { params: lang, form: { file } });
          if (reply.ok) return reply.body;
          return (reply.status === 422 && reply.body.errors[0]?.message) || m.editor_media_refused();
        },
      };
    },
  };
}
