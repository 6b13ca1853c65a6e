import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Editor, Viewer } from '#app/auth/viewer.ts';
import { visitor } from '#app/auth/viewer.ts';
import { codeHash } from '#app/modules/html/code-hash.ts';
import { urls } from '#app/urls.ts';
import { databaseForThisTest } from '#tests/support/database.ts';
import { htmlFrameRoutes } from './routes.server.ts';

const editor: Editor = {
  kind: 'editor',
  id: 'anna',
  email: 'anna@reepwerk.example',
  username: 'anna',
  first_name: 'Anna',
  last_name: 'Reep',
  role: 'editor',
  rights: [],
};
const published = '<p>Wasserstand</p>';
const draft = '<p>Neuer Wasserstand</p>';

/** A page whose German version shows the published code; in the draft it has changed since. */
async function siteWithCode() {
  const { pool } = await databaseForThisTest();
  const [page, container, html, version] = Array.from({ length: 4 }, () => crypto.randomUUID());
  await pool.query(`insert into page (id, position, slug, title) values ($1, 'a0', '{}', '{}')`, [page]);
  await pool.query(
    `insert into module (id, model, parent_id, column_index, pos, content_type, object_id, layout, props, i18n, hidden_in, schema_version, rev)
     values ($1, 'container', null, 0, 'a0', 'page', $3, '100', '{}', '{}', '{}', 1, 1),
            ($2, 'html', $1, 0, 'a0', null, null, null, $4, '{}', '{}', 1, 1)`,
    [container, html, page, JSON.stringify({ html_code: draft })],
  );
  const doc = { nodes: [{ id: html, model: 'html', props: { html_code: published } }] };
  await pool.query(
    `insert into version (id, content_type, object_id, locale, n, kind, doc) values ($1, 'page', $2, 'de', 1, 'publish', $3)`,
    [version, page, JSON.stringify(doc)],
  );
  await pool.query(
    `insert into publication (content_type, object_id, locale, version_id, published_at) values ('page', $1, 'de', $2, now())`,
    [page, version],
  );
  const ask = async (viewer: Viewer, code: string, locale: 'de' | 'en' = 'de') => {
    const app = new Hono<{ Variables: { viewer?: Viewer } }>();
    app.use(async (context, next) => {
      context.set('viewer', viewer);
      await next();
    });
    return app.route('/', htmlFrameRoutes).request(urls.htmlFrame(locale, html ?? '', codeHash(code)));
  };
  return { ask };
}

test('code of the draft, of another language or of an older version is not found for visitors', async () => {
  const { ask } = await siteWithCode();
  expect((await ask(visitor, draft)).status).toBe(404);
  expect((await ask(visitor, published, 'en')).status).toBe(404);
  expect((await ask(visitor, '<p>older</p>')).status).toBe(404);
});

test('published code comes with no origin, no cookie and to be kept by nobody', async () => {
  const { ask } = await siteWithCode();
  const answer = await ask(visitor, published);
  expect(await answer.text()).toContain(published);
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain('sandbox allow-scripts allow-popups allow-forms;');
  expect(policy).not.toContain('allow-same-origin');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('whoever edits sees the code of the draft run the same way', async () => {
  const { ask } = await siteWithCode();
  const answer = await ask(editor, draft);
  expect(await answer.text()).toContain(draft);
  expect(answer.headers.get('content-security-policy')).not.toContain('allow-same-origin');
});
