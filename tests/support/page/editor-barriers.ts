import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** What axe finds in the instruments of the editor as they stand on the screen; the page needs `loadAxe` first. */
export async function barriers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe: inBrowser } = window as unknown as { axe: typeof axe & { _running: boolean } };
    // The editor's own checks use the same one, which does one thing at a time.
    while (inBrowser._running) await new Promise(requestAnimationFrame);
    const context = { include: [['[data-editor-chrome]'], ['[data-editor-overlay]']] };
    const { violations } = await inBrowser.run(context, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}
