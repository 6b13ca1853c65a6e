import { test as base } from '@playwright/test';
import { type Site, startSite } from './site.ts';

/**
 * `test` with a demo museum of its own per worker; relative addresses lead into it. A file that leaves pages behind which
 * others need as they were asks for a museum of its own: `test.use({ ownMuseum: 'its name' })`.
 */
export const test = base.extend<object, { site: Site; ownMuseum: string }>({
  ownMuseum: ['', { scope: 'worker', option: true }],
  site: [
    async ({ ownMuseum: _ }, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect } from '@playwright/test';
