import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createApi } from '#app/api/app.server.ts';
import { publishPage } from '#app/collections/page/publish.server.ts';
import type { locales } from '#app/i18n/locale.ts';
import { openMediaStorage } from '#app/media/storage.server.ts';
import { definitions } from '#app/modules/registry.ts';
import { houseForThisTest, signedIn } from '#server/house-for-tests.ts';

/** The real chain with the real interface, a page with one headline in both languages, and a person of each kind. */
export async function houseWithPage() {
  const house = await houseForThisTest(() => Promise.reject(new Error('No page is drawn in these tests.')), {
    mounts: [createApi()],
  });
  const folder = await mkdtemp(join(tmpdir(), 'foyer-contract-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await openMediaStorage({ dataDir: folder });
  const ids = { page: crypto.randomUUID(), container: crypto.randomUUID(), headline: crypto.randomUUID() };
  await house.pool.query(
    `insert into page (id, position, slug, title, in_menu) values ($1, 'a0', '{"de":"besuch","en":"visit"}', '{"de":"Besuch","en":"Visit"}', true)`,
    [ids.page],
  );
  await house.pool.query(
    `insert into module (id, model, parent_id, column_index, pos, content_type, object_id, layout, props, i18n, hidden_in, schema_version, rev)
     values ($1, 'container', null, 0, 'a0', 'page', $3, '100', '{}', '{}', '{}', 1, 1),
            ($2, 'headline', $1, 0, 'a0', null, null, null, '{"headline_level":2}', $4, '{}', 1, 1)`,
    [
      ids.container,
      ids.headline,
      ids.page,
      JSON.stringify({ de: { content: words('Seile') }, en: { content: words('Ropes') } }),
    ],
  );
  return { ...house, ids, publish: (locale: (typeof locales)[number]) => publish(ids.page, locale) };
}

export type House = Awaited<ReturnType<typeof houseWithPage>>;

/** A line as the draft stores it. */
export function words(text: string) {
  return { type: 'doc', content: [{ type: 'text', text }] };
}

export async function as(house: House, role: 'editor' | 'publisher' | 'admin', rights: string[] = []) {
  const { headers } = await signedIn(house, { email: `${role}@museum.example`, role, rights });
  const send = (method: string, path: string, body?: unknown, extra: Record<string, string> = {}) =>
    house.ask(path, {
      method,
      headers: { ...headers, 'content-type': 'application/json', ...extra },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return { headers, send };
}

function publish(pageId: string, locale: (typeof locales)[number]) {
  return publishPage({ pageId, locale, tag: null, userId: null, definitions });
}
