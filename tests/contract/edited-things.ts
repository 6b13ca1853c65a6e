import type pg from 'pg';
import { slotSlug } from '#app/cms/collection/slots.ts';
import { words } from '#tests/support/page/small-page.ts';

/** In which state something is that somebody edits; `own` is what the person has written last. */
export const states = ['own', 'published', 'offline', 'trashed', 'other language'] as const;
export type State = (typeof states)[number];

export type Thing = { type: 'page' | 'article'; state: State; id: string; container: string; headline: string };

const online: Record<State, string[]> = {
  own: [],
  published: ['de', 'en'],
  offline: [],
  trashed: [],
  'other language': ['en'],
};

/** A page and an article with one headline each, in one state: the modules of both are edited in place. */
export async function insertThings(pool: pg.Pool, { state, owner }: { state: State; owner: string }): Promise<Thing[]> {
  const things = (['page', 'article'] as const).map((type) => ({
    type,
    state,
    id: crypto.randomUUID(),
    container: crypto.randomUUID(),
    headline: crypto.randomUUID(),
  }));
  for (const thing of things) await insertThing(pool, thing, owner);
  return things;
}

/** One of its own for each; an id alone is none where it begins with a letter or ends with 0. */
function orderKey(id: string): string {
  return `a0${id.replaceAll('-', '')}1`;
}

async function insertThing(pool: pg.Pool, { type, state, id, container, headline }: Thing, owner: string) {
  const deleted = state === 'trashed' ? 'now()' : 'null';
  const slug = { de: `seite-${id}`, en: `page-${id}` };
  const title = { de: { title: 'Knoten' }, en: { title: 'Knots' } };
  if (type === 'page')
    await pool.query(
      `insert into page (id, position, slug, title, updated_by, deleted_at)
       values ($1, $2, $3, '{"de":"Knoten","en":"Knots"}', $4, ${deleted})`,
      [id, orderKey(id), slug, owner],
    );
  else
    await pool.query(
      `insert into entry (id, type, i18n, label_de, label_en, updated_by, deleted_at)
       values ($1, 'article', $2, 'Knoten', 'Knots', $3, ${deleted})`,
      [id, title, owner],
    );
  await pool.query(
    `insert into module (id, model, parent_id, column_index, pos, slug, content_type, object_id, layout, props, i18n, hidden_in, schema_version, rev, updated_by)
     values ($1, 'container', null, 0, 'a0', $7, $4, $3, '100', '{}', '{}', '{}', 1, 1, $6),
            ($2, 'headline', $1, 0, 'a0', null, null, null, null, '{"headline_level":2}', $5, '{}', 1, 1, $6)`,
    [
      container,
      headline,
      id,
      type,
      { de: { content: words('Seile') }, en: { content: words('Ropes') } },
      owner,
      type === 'page' ? null : slotSlug({ type, id }, 'content', '1'),
    ],
  );
  for (const locale of online[state]) await insertPublication(pool, { type, id, locale });
}

/** What visitors read is an empty version: who may do something depends on whether it is public, not on what it says. */
async function insertPublication(pool: pg.Pool, { type, id, locale }: { type: string; id: string; locale: string }) {
  const entry = { entry: { id, number: 1, type }, props: {}, texts: {} };
  await pool.query(
    `with fresh as (
       insert into version (id, content_type, object_id, locale, n, kind, doc)
       values (gen_random_uuid(), $1, $2, $3, 1, 'publish', $4) returning id
     ) insert into publication (content_type, object_id, locale, version_id) select $1, $2, $3, id from fresh`,
    [type, id, locale, { page: {}, nodes: [], media: [], ...(type === 'page' ? {} : entry) }],
  );
}
