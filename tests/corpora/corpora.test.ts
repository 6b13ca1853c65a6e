import { expect, test } from 'vitest';
import { startSite } from '../support/site.ts';
import { attack } from './attack.ts';

/** What a quiet machine answers in some seconds; the whole of it, 60,000, is `npm run corpora`. */
const sample = 1_000;

test('nothing that somebody else has thought up makes the site fail, and it says nothing about it', async () => {
  let said = '';
  const site = await startSite({}, (text) => {
    said += text;
  });
  try {
    const { requests, failures } = await attack(site, { count: sample, seed: 20261122 });
    expect(failures).toEqual([]);
    expect(requests).toBe(sample);
    for (const path of ['/de', '/de/programm', '/api/search/?q=seil'])
      expect((await fetch(site.url + path)).status).toBe(200);
    expect(said).not.toMatch(/request failed|rendering failed/);
  } finally {
    await site.stop();
  }
}, 120_000);
