import { expect, test } from 'vitest';
import type { Editor } from '#app/auth/viewer.ts';
import { signedId } from '#app/features/reviews/review-token.server.ts';
import { createReview, endReview } from '#app/features/reviews/reviews.server.ts';
import { insertSmallPage } from '#tests/support/page/small-page.ts';
import { appForThisTest, signedIn, testRenderer } from './app-for-tests.ts';

const at = (token: string, lang = 'de', more = '') => `/${lang}/review/page?token=${token}${more}`;

test('the draft behind a link is shown to nobody without its signature, after its end, or in a language it has no page in', async () => {
  const { ask, id, token, actor, render } = await shared();
  for (const path of [at(''), at(id), at(token.replace(/.$/, '_')), at(token, 'de', '&at=1'), at(token, 'de', '&at=x')])
    expect((await ask(path)).status, path).toBe(404);
  await endReview({ actor, id });
  expect((await ask(at(token))).status).toBe(404);
  expect(render).not.toHaveBeenCalled();
});

test('whoever has the link sees the draft as a visitor would, and no memory, index or foreign server learns of it', async () => {
  const { ask, token, render } = await shared();
  const answer = await ask(at(token));
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('visitor /de/besuch')]);
  expect(render.mock.lastCall?.[0].preview).toMatchObject({ of: 'draft' });
  const { headers } = answer;
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('content-security-policy')).toContain("script-src 'none'");
  expect(headers.getSetCookie()).toEqual([]);
  // The page of visitors is another one.
  await ask('/de/besuch');
  expect(render.mock.lastCall?.[0].preview ?? null).toBeNull();
  await ask(at(token, 'en'));
  expect(render.mock.lastCall?.[0].request.url).toMatch(/\/en\/visit$/);
});

test('fifty who open the link at once all see it', async () => {
  const { ask, token } = await shared();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(at(token))));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
});

async function shared() {
  const render = testRenderer();
  const site = await appForThisTest(render);
  const { page } = await insertSmallPage(site.pool);
  await signedIn(site, { role: 'editor' });
  const { rows } = await site.pool.query('select id from "user"');
  const actor: Editor = {
    kind: 'editor',
    id: rows[0].id,
    email: 'ada@museum.example',
    username: 'ada',
    first_name: 'Ada',
    last_name: '',
    role: 'editor',
    rights: [],
  };
  const until = Temporal.Now.instant().add({ hours: 24 });
  const made = await createReview({ actor, title: 'Nacht', objects: [page], until });
  if (made.kind !== 'created') throw new Error(made.kind);
  return { ...site, render, id: made.id, token: signedId('review', made.id), actor };
}
