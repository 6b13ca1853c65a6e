import { rm } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { copyOfLoadedDemo } from './loaded-demo.ts';
import { type Site, startSite } from './site.ts';

/**
 * `test` with a demo museum of its own per worker; relative addresses lead into it. A file that leaves pages behind which
 * others need as they were asks for a museum of its own: `test.use({ ownMuseum: 'its name' })`.
 */
export const test = base.extend<object, { site: Site; ownMuseum: string }>({
  ownMuseum: ['', { scope: 'worker', option: true }],
  site: [
    async ({ ownMuseum: _ }, use) => {
      const dataDir = await copyOfLoadedDemo();
      const site = await startSite({ DATA_DIR: dataDir });
      await use(site);
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect } from '@playwright/test';
