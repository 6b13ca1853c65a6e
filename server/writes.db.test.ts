import { expect, test } from 'vitest';
import { appForThisTest, home, signedIn, testRenderer, tokenHeaders } from './app-for-tests.ts';

const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  '',
];
const methods = ['POST', 'PUT', 'PATCH', 'DELETE'];

test('without the token is refused whatever its method and content type', async () => {
  const render = testRenderer();
  const { ask } = await appForThisTest(render);
  const forgeries = [
    {},
    { cookie: tokenHeaders.cookie },
    { 'x-csrftoken': tokenHeaders['x-csrftoken'] },
    { ...tokenHeaders, 'x-csrftoken': 'b'.repeat(43) },
    { cookie: 'csrftoken=', 'x-csrftoken': '' },
    { ...tokenHeaders, 'sec-fetch-site': 'cross-site' },
    { ...tokenHeaders, 'sec-fetch-site': 'same-site' },
    { ...tokenHeaders, origin: 'https://evil.example' },
    { ...tokenHeaders, origin: 'null' },
  ];
  for (const method of methods)
    for (const type of types)
      for (const forged of forgeries) {
        const headers = new Headers(forged as Record<string, string>);
        if (type) headers.set('content-type', type);
        const answer = await ask('/de/besuch', { method, headers, body: 'x=1' });
        expect([method, type, forged, answer.status]).toEqual([method, type, forged, 403]);
      }
  expect(render).not.toHaveBeenCalled();
});

test('more than the largest film is taken from nobody, logged in or not', async () => {
  const render = testRenderer();
  const site = await appForThisTest(render);
  const { headers } = await signedIn(site);
  for (const asking of [tokenHeaders, headers]) {
    const sent = { ...asking, 'content-type': 'multipart/form-data; boundary=x', 'content-length': '9999999999' };
    expect((await site.ask('/de/office/import', { method: 'POST', headers: sent, body: 'x' })).status).toBe(413);
  }
  expect(render).not.toHaveBeenCalled();
});

test('with the token in header or form field goes on', async () => {
  const render = testRenderer();
  const { ask } = await appForThisTest(render);
  const inHeader = await ask('/de/besuch', {
    method: 'POST',
    headers: { ...tokenHeaders, origin: home },
    body: '{}',
  });
  expect(inHeader.status).toBe(200);
  const body = new URLSearchParams({ csrfmiddlewaretoken: tokenHeaders['x-csrftoken'] }).toString();
  const headers = {
    cookie: tokenHeaders.cookie,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
  };
  const inForm = await ask('/de/login', {
    method: 'POST',
    headers: { ...headers, 'sec-fetch-site': 'same-origin' },
    body,
  });
  expect(inForm.status).toBe(200);
});
