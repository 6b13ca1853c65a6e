import { expect, type Locator } from '@playwright/test';

/** How somebody works: with the mouse, or with nothing but the keyboard. */
export type Way = {
  /** A link, a button, a box to tick. */
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  choose(select: Locator, label: string): Promise<void>;
  /** The window of the system in which files are chosen. */
  openFiles(input: Locator): Promise<void>;
};

const mouse: Way = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: async (select, label) => void (await select.selectOption({ label })),
  openFiles: (input) => input.locator('xpath=ancestor::label').click(),
};

const keyboard: Way = {
  async press(target) {
    await reach(target);
    const isBox = await target.evaluate((element) => element.matches('input[type=checkbox], input[type=radio]'));
    await target.page().keyboard.press(isBox ? 'Space' : 'Enter');
  },
  async write(target, text) {
    await reach(target);
    await target.page().keyboard.press('ControlOrMeta+A');
    await target.page().keyboard.type(text);
  },
  async choose(select, label) {
    await reach(select);
    await select.page().keyboard.type(label);
    await expect(select.locator('option:checked')).toHaveText(label);
  },
  async openFiles(input) {
    await reach(input);
    await input.page().keyboard.press('Enter');
  },
};

export const ways = { 'with the mouse': mouse, 'with the keyboard alone': keyboard };

/** Tab stops of the largest screen, and round the window once more. */
const mostStops = 400;

/** Goes on from where the keyboard is until it is there: by Tab, in a menu by its arrows (WAI-ARIA). What cannot be reached is a mistake. */
async function reach(target: Locator): Promise<void> {
  await target.waitFor();
  const page = target.page();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  const key = (await target.getAttribute('role')) === 'menuitem' ? 'ArrowDown' : 'Tab';
  for (let stop = 0; stop < mostStops; stop++) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not get to ${target}.`);
}
