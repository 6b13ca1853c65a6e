import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { leavingScript, workingScript } from '../../app/site/offline/service-worker-script.ts';

test.use({ serviceWorkers: 'allow' });

// A browser asks for the script past every interception, so a small server hands it out.
test('switched off by the server, the worker empties what it kept and takes itself away', async ({ page }) => {
  let script = workingScript;
  const server = createServer(({ url }, response) => {
    const isScript = url === '/sw.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><title>Museum</title>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/de`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1);

  script = leavingScript;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  server.close();
});
