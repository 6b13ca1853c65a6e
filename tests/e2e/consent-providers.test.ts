import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { embedProviders, readConsent } from '#app/ui/consent/consent-cookie.ts';
import { expect, test } from '../support/browser.ts';
import { untilAlive } from '../support/page/inspected-page.ts';

/** Every page of the demo that embeds something, its folder, and whose it is. */
const embeds = [
  { folder: 'pages/gebaerdensprache', path: '/de/zugang/gebaerdensprache', providers: ['vimeo'] },
  { folder: 'pages/mediathek', path: '/de/mediathek-de', providers: ['youtube', 'instagram'] },
  { folder: 'pages/zugkraft', path: '/de/ausstellungen/zugkraft', providers: ['issuu'] },
  { folder: 'article/teer', path: /\/de\/[^"<]*\/teer-riecht-nach-zukunft\/\d+/, providers: ['podigee'] },
  { folder: 'production/ballade', path: /\/de\/produktionen\/die-ballade[^"<]*/, providers: ['vimeo'] },
  { folder: 'production/nachtstueck', path: /\/de\/produktionen\/nachtstueck[^"<]*/, providers: ['soundcloud'] },
];

const hosts: Record<string, string> = {
  youtube: 'www.youtube-nocookie.com',
  vimeo: 'player.vimeo.com',
  soundcloud: 'w.soundcloud.com',
  podigee: 'reepwerk.podigee.io',
  issuu: 'e.issuu.com',
  instagram: 'www.instagram.com',
};

test('the pages looked at here are all that embed something', () => {
  const found = ['pages', 'article', 'production', 'event']
    .flatMap((kind) => foldersIn(kind).map((name) => `${kind}/${name}`))
    .filter((folder) => /"(video_url|embed)": \{ "url"/.test(read(folder)));
  expect(found.sort()).toEqual(embeds.map(({ folder }) => folder).sort());
});

function foldersIn(kind: string): string[] {
  const all = readdirSync(join('demo/content', kind), { withFileTypes: true });
  return all.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

test('on every page with an embed, what was allowed for one provider loads from that provider alone', async ({
  context,
  site,
}) => {
  const pages = await addresses(site.url);
  const asked = await watch(context, site.url);
  for (const allowed of [null, 'vimeo', 'youtube']) {
    if (allowed) await allowAlways(context, pages, allowed);
    for (const { path, providers } of pages) {
      const page = await context.newPage();
      const before = asked.length;
      await page.goto(path);
      await untilAlive(page);
      const isHere = allowed !== null && providers.includes(allowed);
      const frames = page.locator('main iframe[src]');
      if (isHere) await expect(frames.first()).toBeAttached();
      for (const frame of await frames.all()) await frame.scrollIntoViewIfNeeded();
      if (isHere) await expect.poll(() => asked.slice(before).length).toBeGreaterThan(0);
      const expected = isHere ? [hosts[allowed]] : [];
      expect([...new Set(asked.slice(before))], `${path} with ${allowed} allowed`).toEqual(expected);
      await page.close();
    }
    await context.clearCookies();
  }
});

test('a provider is withdrawn on its own: its frames go, the others stay', async ({ page, context, site }) => {
  await watch(context, site.url);
  await page.goto('/de/mediathek-de');
  for (const name of ['YouTube', 'Instagram']) {
    await page.getByRole('button', { name: `${name} immer laden` }).click();
    await expect(page.getByRole('button', { name: `${name} immer laden` })).toHaveCount(0);
  }
  const frame = (host?: string) => page.locator(`main iframe[src^="https://${host}/"]`);
  await expect(frame(hosts.youtube)).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('footer').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
  const providers = settings.getByRole('list', { name: 'Anbieter externer Medien' }).getByRole('checkbox');
  await expect(providers).toHaveCount(embedProviders.length);
  await expect(settings.getByRole('checkbox', { name: 'Instagram' })).toBeChecked();
  await expect(settings.getByRole('checkbox', { name: 'Vimeo' })).not.toBeChecked();
  await settings.getByText('YouTube', { exact: true }).click();
  await settings.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(frame(hosts.youtube)).toHaveCount(0);
  await expect(frame(hosts.instagram)).toBeAttached();
  expect(readConsent(await page.evaluate(() => document.cookie))?.providers).toEqual(['instagram']);
});

test('what was loaded once is neither kept nor loaded again', async ({ page, context, site }) => {
  await watch(context, site.url);
  await page.goto('/de/mediathek-de');
  await untilAlive(page);
  await page.getByRole('button', { name: 'Einmal laden' }).first().click();
  await expect(page.locator('main iframe')).toHaveCount(1);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await page.reload();
  await untilAlive(page);
  await expect(page.locator('main iframe')).toHaveCount(0);
});

async function allowAlways(context: BrowserContext, pages: Embedding[], provider: string): Promise<void> {
  const page: Page = await context.newPage();
  await page.goto(pages.find(({ providers }) => providers.includes(provider))?.path ?? '');
  await untilAlive(page);
  await page
    .getByRole('button', { name: new RegExp(`^${provider} immer laden`, 'i') })
    .first()
    .click();
  await expect(page.locator('main iframe').first()).toBeAttached();
  expect(readConsent(await page.evaluate(() => document.cookie))?.providers).toEqual([provider]);
  await page.close();
}

/** Hosts of other sites that anything asked for; nothing leaves this machine. */
async function watch(context: BrowserContext, site: string): Promise<string[]> {
  const asked: string[] = [];
  await context.route('**/*', (route) => {
    const url = route.request().url();
    if (url.startsWith(site)) return route.continue();
    asked.push(new URL(url).host);
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Another site</title>' });
  });
  return asked;
}

type Embedding = { path: string; providers: string[] };

/** Pages of entries carry a number; the site map knows it. */
async function addresses(site: string): Promise<Embedding[]> {
  const read = async (path: string) => (await fetch(site + path)).text();
  const parts = [...(await read('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+\.xml)<\/loc>/g)];
  const map = (await Promise.all(parts.map(([, part]) => read(part ?? '')))).join('\n');
  return embeds.map(({ path, providers }) => ({
    path: typeof path === 'string' ? path : (path.exec(map)?.[0] ?? 'missing in the site map'),
    providers,
  }));
}

function read(folder: string): string {
  const path = join('demo/content', folder);
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(path, name), 'utf8'))
    .join('\n');
}
