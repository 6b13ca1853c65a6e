import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '../support/browser.ts';
import { test, writes } from '../support/network/faulty-wire.ts';
import {
  addText,
  countedWords,
  edit,
  enterParagraph,
  type FreshPage,
  freshPage,
  logIn,
  paragraph,
  pill,
  saved,
  savedText,
} from '../support/page/editing.ts';

/** Whatever the server or the browser answers: every letter is on the server, or on the screen to be taken along. */
let fresh: FreshPage;

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
  fresh = await freshPage(page, site);
});

test('500, 502, 503, 504, 429, 408: the pill says so each time, and every letter is saved by itself', async ({
  page,
  site,
}) => {
  await edit(page, site, fresh.path);
  await enterParagraph(page, fresh);
  let written = '';
  for (const status of [500, 502, 503, 504, 429, 408]) {
    let refused = 0;
    await page.route(writes, (route) => {
      refused += 1;
      return refused === 1 ? route.fulfill({ status, json: {} }) : route.fallback();
    });
    const text = countedWords(12, `s${status}x`);
    written += text;
    await page.keyboard.type(text);
    await expect(pill(page), String(status)).toHaveAttribute('data-state', 'offline');
    await expect(pill(page), String(status)).toHaveAttribute('data-state', 'saved', { timeout: 15_000 });
    await page.unroute(writes);
    expect(await savedText(page, site, fresh.path)).toContain(written);
  }
});

test('403, 404, 409, 410, 422 for a text: its words stay to be copied, and other modules go on saving', async ({
  page,
  site,
}) => {
  const statuses = [403, 404, 409, 410, 422];
  const ids = new Map<number, string>();
  for (const status of statuses)
    ids.set(status, await addText(page, site, { parent: fresh.container, words: `Absatz ${status}.` }));
  await edit(page, site, fresh.path);
  for (const status of statuses) {
    await page.route(new RegExp(`/text/${ids.get(status)}`), (route) =>
      route.fulfill({ status, json: status === 422 ? { errors: [{ path: 'content', message: 'x' }] } : {} }),
    );
    const words = countedWords(8, `s${status}x`);
    const text = page.getByRole('main').getByText(`Absatz ${status}.`);
    await text.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(words);
    await expect(page.locator('[data-region=decisions]')).toContainText(words.trim(), { timeout: 15_000 });
    await expect(text).toContainText(words);
  }
  await page.getByRole('heading', { name: fresh.title }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' geht weiter');
  await expect.poll(() => savedText(page, site, fresh.path)).toContain(`${fresh.title} geht weiter`);
});

test('401 at every kind of call: one logs in over the page and the same call goes through', async ({ page, site }) => {
  await edit(page, site, fresh.path);
  const heading = page.getByRole('heading', { name: fresh.title });
  const type = async () => {
    await heading.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' getippt');
    await page.keyboard.press('Escape');
  };
  const press = (key: string) => () => page.keyboard.press(key);
  const commands: [name: string, command: () => Promise<void>, headings: number][] = [
    ['type', type, 1],
    ['duplicate', press('Control+d'), 2],
    ['move', press('Control+Shift+ArrowDown'), 2],
    ['delete', press('Delete'), 1],
    ['undo', press('Control+z'), 2],
  ];
  for (const [name, command, headings] of commands) {
    let isFirst = true;
    await page.route(writes, (route) => {
      if (!isFirst) return route.fallback();
      isFirst = false;
      return route.fulfill({ status: 401, json: {} });
    });
    await command();
    await expect(heading, name).toHaveCount(headings);
    const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' });
    await expect(dialog, name).toBeVisible();
    await dialog.getByLabel('E-Mail').fill(site.editor.email);
    await dialog.getByLabel('Passwort').fill(site.editor.password);
    await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(dialog, name).toBeHidden();
    await expect(pill(page), name).toHaveAttribute('data-state', 'saved', { timeout: 15_000 });
    await page.unroute(writes);
  }
  expect((await savedText(page, site, fresh.path)).match(new RegExp(`${fresh.title} getippt`, 'g'))).toHaveLength(2);
});

test('412 from another hand in another field of the same module is brought together without a question', async ({
  page,
  site,
}) => {
  await edit(page, site, fresh.path);
  let isFirst = true;
  await page.route(new RegExp(`/headline/${fresh.headline}`), async (route) => {
    if (isFirst) {
      isFirst = false;
      // Somebody else saves another field directly before.
      const headers = { ...route.request().headers(), 'idempotency-key': crypto.randomUUID() };
      await route.fetch({ postData: JSON.stringify({ props: { headline_level: 3 } }), headers });
    }
    return route.fallback();
  });
  await page.getByRole('heading', { name: fresh.title }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' zusammen');
  await saved(page);
  await expect(page.locator('[data-conflict]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: `${fresh.title} zusammen`, level: 3 })).toBeVisible();
  expect(await savedText(page, site, fresh.path)).toContain(`${fresh.title} zusammen`);
});

test('the database killed in mid-sentence: the pill says so, one types on, and every letter arrives', async ({
  page,
  site,
}) => {
  await edit(page, site, fresh.path);
  await enterParagraph(page, fresh);
  const states = await pill(page).evaluateHandle((element) => {
    const seen = new Set<string | null>();
    new MutationObserver(() => seen.add(element.getAttribute('data-state'))).observe(element, { attributes: true });
    return seen;
  });
  const before = countedWords(8, 'vor');
  await page.keyboard.type(before);
  process.kill(await postmaster(site.dataDir), 'SIGKILL');
  // Before the database is back, which takes about a second; typing goes on meanwhile.
  await page.keyboard.press('Control+s');
  const during = countedWords(8, 'ohne');
  await page.keyboard.type(during);
  await page.keyboard.press('Control+s');
  await expect(pill(page)).toHaveAttribute('data-state', 'saved', { timeout: 40_000 });
  const after = countedWords(4, 'danach');
  await page.keyboard.type(after);
  await saved(page);
  expect(await states.evaluate((seen) => [...seen])).toContain('offline');
  expect(await savedText(page, site, fresh.path)).toContain(before + during + after);
});

test('a full disk is said, and the server gets every letter at once', async ({ page, site }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.route(writes, async (route) => {
    await new Promise((later) => setTimeout(later, 1500));
    return route.fallback();
  });
  await edit(page, site, fresh.path);
  await enterParagraph(page, fresh);
  const text = countedWords(10, 'voll');
  await page.keyboard.type(text);
  await expect(pill(page)).toContainText('nur in diesem Fenster');
  await expect(pill(page)).toHaveAttribute('data-state', 'saved', { timeout: 15_000 });
  expect(await savedText(page, site, fresh.path)).toContain(text);
});

test('a new build while somebody types is offered, and loading it loses no letter', async ({ page, site }) => {
  let build = 'one';
  await page.route(/\/events$/, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 300\nevent: revisions\ndata: ${JSON.stringify({ build, revisions: {} })}\n\n`,
    }),
  );
  await edit(page, site, fresh.path);
  await enterParagraph(page, fresh);
  await page.keyboard.type(countedWords(5, 'alt'));
  build = 'two';
  const load = page.getByRole('button', { name: 'Neu laden' });
  await expect(load).toBeVisible();
  await page.keyboard.type(countedWords(5, 'neu'));
  await load.click();
  const text = countedWords(5, 'alt') + countedWords(5, 'neu');
  await expect(page.locator('[data-region=bar]')).toBeVisible();
  await expect(paragraph(page, fresh)).toContainText(text);
  await saved(page);
  expect(await savedText(page, site, fresh.path)).toContain(text);
});

test('?edit&noToolbar has neither the bar nor its gap, and one writes all the same', async ({ page, site }) => {
  await page.goto(`${site.url}${fresh.path}?edit&noToolbar`);
  await expect(page.locator('html')).toHaveAttribute('data-editing', 'bare');
  await expect(page.locator('[data-region=bar]')).toHaveCount(0);
  expect(await page.locator('body > header').evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
  await enterParagraph(page, fresh);
  await page.keyboard.type(' ohne Leiste');
  await expect.poll(() => savedText(page, site, fresh.path)).toContain(`${fresh.sentence} ohne Leiste`);
});

/** The process of the database that the site has brought along. */
async function postmaster(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
}

test('a page stays where the code of the team’s bar and menu does not come', async ({ page, site, scriptErrors }) => {
  let lost = 0;
  await page.route(/\/assets\/(person-menu|site-toolbar)[\w-]*\.js$/, (route) => {
    lost += 1;
    return route.abort('internetdisconnected');
  });
  await edit(page, site, fresh.path);
  await expect.poll(() => lost).toBeGreaterThanOrEqual(2);
  await enterParagraph(page, fresh);
  await page.keyboard.type(' Weiter im Text.');
  await expect(paragraph(page, fresh)).toContainText('Weiter im Text.');
  await saved(page);
  // React says of both that it cannot go on with what the server has rendered; nothing else is wrong.
  expect(scriptErrors.splice(0).join('\n')).toMatch(/^.*error #418.*\n.*error #418.*$/);
});
