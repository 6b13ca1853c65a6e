import { rm } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { copyOfLoadedDemo } from './loaded-demo.ts';
import { type Site, startSite } from './site.ts';

/** What a browser says when one goes on before a transition has ended; React Router holds its promise. */
const skipped = /Transition was skipped/;

type ForEachTest = { scriptErrors: string[]; isWanted: boolean };
type ForAllTests = { site: Site; ownMuseum: string; pictures: boolean };

/**
 * `test` with a demo museum of its own per worker; relative addresses lead into it. A file that leaves pages behind which
 * others need as they were asks for a museum of its own: `test.use({ ownMuseum: 'its name' })`. Pictures keep their places
 * and are not fetched, and no service worker is installed, a fifth of the time of all: what is about them asks for them,
 * `test.use({ pictures: true, serviceWorkers: 'allow' })`. A page of visitors comes alive at once, as for somebody with a
 * hand on the mouse; what is about pages that wait for a sign says so, `test.use({ isWanted: false })`.
 */
export const test = base.extend<ForEachTest, ForAllTests>({
  isWanted: [true, { option: true }],
  ownMuseum: ['', { scope: 'worker', option: true }],
  pictures: [false, { scope: 'worker', option: true }],
  launchOptions: [
    async ({ launchOptions, pictures }, use) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=imagesEnabled=${pictures}`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
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
  // Whatever a test is about: nothing that scripts throw goes unsaid, such as a page that React throws away and renders anew.
  scriptErrors: [
    async ({ context, isWanted }, use) => {
      if (isWanted) await context.addInitScript(giveSignOfVisitor);
      const errors: string[] = [];
      context.on('weberror', (thrown) => {
        const { message } = thrown.error();
        if (!skipped.test(message)) errors.push(`${thrown.page()?.url()}: ${message}`);
      });
      context.on('console', (said) => {
        if (said.type() === 'info' && /React error/.test(said.text()))
          errors.push(`${said.page()?.url()}: ${said.text()}`);
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the browser (app/site/hydration). */
function giveSignOfVisitor(): void {
  document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('wheel')));
}

export { expect };
