import { pino } from 'pino';
import { expect, test } from 'vitest';
import { tokenHeaders } from '#server/app-for-tests.ts';
import { as, siteWithPage } from './site-for-tests.ts';

const multipart = (body: string) => ({ type: 'multipart/form-data; boundary=x', body });
const part = 'Content-Disposition: form-data; name="file"; filename=';

/** Bodies that say of themselves what they are not. */
const unreadable: Record<string, { type: string; body: string }> = {
  'half of a JSON text': { type: 'application/json', body: '{' },
  'a JSON text behind a byte that is no letter': { type: 'application/json', body: '\0{}' },
  'parts without an end': multipart('--x\r\nfoo'),
  'a file name with a quote in it': multipart(`--x\r\n${part}"a"b.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n`),
  'a file name with a line break in it': multipart(`--x\r\n${part}"a\r\nb.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n`),
  'parts that name no boundary': { type: 'multipart/form-data', body: '--x\r\n\r\n--x--' },
};

const forEverybody = ['/de/api/temp-files', '/de/api/forms-entries', '/api/dashboard-error-log/'];
const forEditors = ['/de/pageeditor-api/media', '/de/pageeditor-api/pages'];

test('a body that cannot be read is refused, and the log does not hear of it', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const site = await siteWithPage(undefined, { logger });
  const { headers } = await as(site, 'admin');
  const calls = [
    ...forEverybody.map((path) => ({ path, headers: tokenHeaders as Record<string, string> })),
    ...forEditors.map((path) => ({ path, headers: headers as Record<string, string> })),
  ];
  for (const [what, { type, body }] of Object.entries(unreadable))
    for (const { path, headers: own } of calls) {
      const answer = await site.ask(path, { method: 'POST', headers: { ...own, 'content-type': type }, body });
      expect([path, what, Math.floor(answer.status / 100)]).toEqual([path, what, 4]);
      const isMeant = type.startsWith('application/json') !== /temp-files|media/.test(path);
      if (isMeant) expect([path, what, answer.status]).toEqual([path, what, 400]);
    }
  expect(lines).toEqual([]);
});

test('a packed body is not unpacked: it is a body that cannot be read', async () => {
  const site = await siteWithPage();
  const body = new Blob(['{}']).stream().pipeThrough(new CompressionStream('gzip'));
  const packed = Buffer.from(await new Response(body).arrayBuffer());
  const headers = { ...tokenHeaders, 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const answer = await site.ask('/api/dashboard-error-log/', { method: 'POST', headers, body: packed });
  expect(answer.status).toBe(400);
});
