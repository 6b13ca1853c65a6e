import { expect, test } from 'vitest';
import { appForThisTest, home, signedIn, testRenderer } from './app-for-tests.ts';

const christmas = '/de/besuch?preview=2026-12-24T15:00';

test('a visitor who asks for another time gets the plain page, byte for byte, and nothing is rendered for the asking', async () => {
  const render = testRenderer();
  const { ask } = await appForThisTest(render);
  const plain = await ask('/de/besuch');
  const body = await plain.text();
  for (const path of [christmas, `${christmas}&of=public`, '/de/besuch?preview=&of=draft', '/de/besuch?of=public']) {
    const answer = await ask(path);
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([
      plain.status,
      body,
      plain.headers.get('etag'),
    ]);
  }
  expect(render).toHaveBeenCalledTimes(1);
  expect(render.mock.calls[0]?.[0]).toMatchObject({ request: { url: `${home}/de/besuch` } });
  expect(render.mock.calls[0]?.[0].preview ?? null).toBeNull();
});

test('an invented session is a visitor here too, and the time is not asked of the server by a write', async () => {
  const render = testRenderer();
  const site = await appForThisTest(render);
  await site.ask(christmas, { headers: { cookie: '__Host-foyer_session=abc.def' } });
  const { headers } = await signedIn(site);
  await site.ask(christmas, { method: 'HEAD', headers });
  for (const [{ preview = null }] of render.mock.calls) expect(preview).toBeNull();
});

test('whoever edits sees the page of that time as a visitor, rendered for them alone and kept by nobody', async () => {
  const render = testRenderer();
  const site = await appForThisTest(render);
  const { headers } = await signedIn(site);
  const answer = await site.ask(christmas, { headers });
  expect(await answer.text()).toContain('visitor /de/besuch');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const [rendering] = render.mock.lastCall ?? [];
  expect(rendering?.csrfToken).toBeNull();
  // 15:00 in Berlin in winter.
  expect([rendering?.preview?.now.toString(), rendering?.preview?.of]).toEqual(['2026-12-24T14:00:00Z', 'draft']);
  // What a visitor gets afterwards is the page of today.
  expect(await (await site.ask('/de/besuch')).text()).toContain('visitor /de/besuch ');
  expect(render.mock.lastCall?.[0].preview ?? null).toBeNull();
});

test('a time that is none is not guessed', async () => {
  const render = testRenderer();
  const site = await appForThisTest(render);
  const { headers } = await signedIn(site);
  for (const time of ['2026-02-30T10:00', 'morgen', '2026-12-24', '']) {
    const answer = await site.ask(`/de/besuch?preview=${time}`, { headers });
    expect([time, (await answer.text()).startsWith('editor')]).toEqual([time, true]);
  }
});
