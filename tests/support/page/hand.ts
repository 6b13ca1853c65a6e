import type { Locator, Page } from '@playwright/test';

/** What the hand on the mouse does in the editor: carries a module, or something from the desktop or another window. */
export function handle(page: Page): Locator {
  return page.locator('[data-editor-overlay] > [role=button]');
}

export async function center(target: Locator) {
  // What the editor renders over the page stands there hidden until the page has been laid out.
  await target.waitFor({ state: 'visible' });
  const box = await target.boundingBox();
  if (!box) throw new Error('Not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The selected module, as a hand does it: down, a few moves, a rest, up. */
export async function drag(page: Page, target: Locator) {
  await carry(page, handle(page), async () => center(target));
  await page.mouse.up();
}

/** Takes a thing up and holds it over a place, which is looked for once the thing is in the hand. */
export async function carry(page: Page, thing: Locator, place: () => Promise<{ x: number; y: number }>) {
  const from = await center(thing);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const to = await place();
  await page.mouse.move(from.x + 10, from.y + 10, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.move(to.x + 2, to.y + 2, { steps: 2 });
}

/** Files and addresses from outside come as one data transfer that the browser makes. */
export async function dropOn(target: Locator, { url, file }: { url?: string; file?: string }) {
  await target.scrollIntoViewIfNeeded();
  const { x, y } = await center(target);
  await target.page().evaluate(
    async (what) => {
      const transfer = new DataTransfer();
      if (what.url) transfer.setData('text/uri-list', what.url);
      if (what.file) {
        const canvas = new OffscreenCanvas(40, 30);
        const brush = canvas.getContext('2d');
        brush?.fillRect(0, 0, 20, 30);
        const blob = await canvas.convertToBlob({ type: 'image/png' });
        transfer.items.add(new File([blob], what.file, { type: 'image/png' }));
      }
      const target = document.elementFromPoint(what.x, what.y) ?? document.body;
      const fire = (type: string) =>
        target.dispatchEvent(
          new DragEvent(type, {
            bubbles: true,
            cancelable: true,
            clientX: what.x,
            clientY: what.y,
            dataTransfer: transfer,
          }),
        );
      const frame = () => new Promise(requestAnimationFrame);
      for (const type of ['dragenter', 'dragover', 'dragover', 'drop']) {
        fire(type);
        await frame();
        await frame();
      }
    },
    { url, file, x, y },
  );
}

/** As from another program: what lies in its clipboard goes to whatever has the focus. */
export async function paste(page: Page, { html, plain }: { html?: string; plain?: string }) {
  await page.evaluate(
    (data) => {
      const clipboardData = new DataTransfer();
      if (data.html) clipboardData.setData('text/html', data.html);
      if (data.plain) clipboardData.setData('text/plain', data.plain);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { html, plain },
  );
}
