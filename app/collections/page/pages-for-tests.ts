import type { Editor } from '#app/auth/viewer.ts';
import { createModule } from '#app/cms/draft/create-module.server.ts';
import { patchModule } from '#app/cms/draft/patch-module.server.ts';
import { localized } from '#app/cms/field/localized.ts';
import { text } from '#app/cms/field/text/field.ts';
import { defineModule } from '#app/cms/module.ts';
import { publish as publishPage } from '#app/cms/publishing/publish.server.ts';
import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { createPage } from './draft/commands.server.ts';
import { pageOwner } from './page-adapter.server.ts';

export const definitions = {
  container: defineModule({ model: 'container', group: 'structure', parents: [], hasColumns: true, fields: {} }),
  text: defineModule({
    model: 'text',
    group: 'text',
    fields: { words: localized(text({ required: true, search: 'B' })) },
  }),
};
export const viewer: Editor = {
  kind: 'editor',
  id: 'anna',
  email: 'anna@reepwerk.example',
  username: 'anna',
  first_name: 'Anna',
  last_name: 'Reep',
  role: 'admin',
  rights: [],
};

/** Leaves the tables of pages empty. */
export async function forgetPages(): Promise<void> {
  await pool().query(
    'truncate page, module, module_history, version, publication, address, redirect, search_document, reference, op_log, audit cascade',
  );
}

/** A page with one container and one text in both languages. */
export async function grow(slug = 'besuch', parent: string | null = null) {
  const input = { slug: { de: slug, en: `${slug}-en` }, title: { de: `Titel ${slug}`, en: `Title ${slug}` } };
  const page = await createPage({ parent, input, actor: viewer });
  if (page.kind !== 'saved') throw new Error(JSON.stringify(page));
  const owner = { content_type: 'page', object_id: page.id };
  const base = { definitions, writer: viewer, attempt: {} };
  const box = await createModule({ ...base, model: 'container', spot: { parent: null, column: 0 }, owner });
  const i18n = { de: { words: 'Tauwerk' }, en: { words: 'Cordage' } };
  const words = await createModule({
    ...base,
    model: 'text',
    spot: { parent: 'id' in box ? box.id : '', column: 0 },
    i18n,
  });
  return { id: page.id, owner, text: 'id' in words ? words.id : '' };
}

export const publish = (pageId: string, locale: Locale) =>
  publishPage({ owner: pageOwner(pageId, definitions), locale, actor: viewer });

export async function revOf(id: string): Promise<number> {
  const { rows } = await pool().query<{ rev: number }>('select rev from module where id = $1', [id]);
  return rows[0]?.rev ?? 0;
}

export async function write(id: string, locale: Locale, words: string | null): Promise<void> {
  const patch = { i18n: { [locale]: { words } } };
  await patchModule({ model: 'text', id, baseRev: await revOf(id), patch, definitions, writer: viewer, attempt: {} });
}
