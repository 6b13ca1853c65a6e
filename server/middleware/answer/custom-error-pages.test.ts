import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { AppEnv } from '../app-env.ts';
import { customErrorPages } from './custom-error-pages.ts';

const own =
  '<html><head><title>Weg &amp; fort</title><style>p{color:red}</style></head><body><p>Verlaufen?</p><script>x</script></body></html>';

function siteWith(files: Record<string, string>, pages: Record<string, string> = {}) {
  const lines: string[] = [];
  const logger = pino({ base: null }, { write: (line: string) => lines.push(line) });
  const laid = new Map(Object.entries(files).map(([path, html]) => [path, { body: Buffer.from(html) }]));
  const app = new Hono<AppEnv>();
  app.use(customErrorPages({ files: laid, pages, logger }));
  app.get('/de/api/x', (context) => context.json({ error: 'not_found' }, 404));
  app.get('/de', (context) => context.html('home'));
  app.get('/de/closed', (context) => context.html('ours', 503, { 'Retry-After': '300', ETag: '"a"' }));
  app.all('*', (context) => context.html('ours', 404));
  return { lines, ask: (path: string) => app.request(path) };
}

test('without a page of the venue, and for programs, errors are answered as they are', async () => {
  expect(await (await siteWith({}).ask('/de/weg')).text()).toBe('ours');
  const { ask } = siteWith({ '/html/404.html': own });
  expect(await (await ask('/de/api/x')).json()).toEqual({ error: 'not_found' });
  expect(await (await ask('/de')).text()).toBe('home');
});

test('a page that is named and missing is told in the log, and ours stays', async () => {
  const { ask, lines } = siteWith({}, { 404: '/html/lost.html' });
  expect(lines.join()).toContain('Unable to load custom HTML file for this error');
  expect(await (await ask('/de/weg')).text()).toBe('ours');
});

test('the page of the venue stands below its logo with its style, and nothing in it runs', async () => {
  const answer = await siteWith({ '/html/404.html': own }).ask('/en/lost');
  const html = await answer.text();
  expect(answer.status).toBe(404);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<title>Weg &amp; fort |');
  expect(html).toContain('<style>p{color:red}</style>');
  expect(html).toContain('<p>Verlaufen?</p>');
  expect(html).toContain('class="logo"');
  expect(html).not.toContain('<script');
});

test('when to come back is kept, what belonged to our page is not', async () => {
  const answer = await siteWith({ '/own/closed.html': 'Bis <b>bald</b>' }, { 503: '/own/closed.html' }).ask(
    '/de/closed',
  );
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('etag')]).toEqual([503, '300', null]);
  expect(await answer.text()).toContain('Bis <b>bald</b>');
});
