import { csrfToken } from '#app/auth/browser-token.ts';
import type { Address, MediaRecord, ResolveContext } from '#app/cms/resolve.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { FormServices, Target, Usages } from '#app/inspector/form-context.ts';

type Known = { media: readonly MediaRecord[]; addresses: Readonly<Record<string, Address>> };

/**
 * What the controls of the form know of pictures and other entries; it grows with what a person finds, asked over the
 * calls that the page editor uses too. `onGrow` hears when there is something new to draw.
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
      const api = `/${locale}/pageeditor-api`;
      return {
        locale,
        context: contextIn(locale),
        keepMedia,
        keepAddress(key, address) {
          titles.set(key, address);
          onGrow();
        },
        listMedia: async (query) =>
          (await ask<{ results: MediaRecord[] }>(`${api}/media/?q=${encodeURIComponent(query)}`))?.results ?? null,
        findTargets: (query, type) =>
          ask<Target[]>(`${api}/targets/?q=${encodeURIComponent(query)}${type ? `&type=${type}` : ''}`),
        findUsages: (id) => ask<Usages>(`${api}/media/${id}/usages/`),
        async changeMedia(id, change) {
          const response = await write(`${api}/media/${id}/`, 'PATCH', JSON.stringify(change));
          if (response?.ok) keepMedia(await response.json());
          return response?.ok ?? false;
        },
        async uploadMedia(file) {
          const body = new FormData();
          body.set('file', file);
          const response = await write(`${api}/media/`, 'POST', body);
          if (response?.status === 201) return response.json();
          const refused: { errors?: { message: string }[] } = (await response?.json().catch(() => null)) ?? {};
          return refused.errors?.[0]?.message ?? m.editor_media_refused();
        },
      };
    },
  };
}

async function ask<Answer>(address: string): Promise<Answer | null> {
  const response = await fetch(address).catch(() => null);
  return response?.ok ? await response.json() : null;
}

function write(address: string, method: string, body: string | FormData): Promise<Response | null> {
  const type: Record<string, string> = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
  return fetch(address, { method, body, headers: { ...type, 'X-CSRFToken': csrfToken() } }).catch(() => null);
}
