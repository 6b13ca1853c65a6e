import { expect, test } from '../support/browser.ts';

test.use({ pictures: true });

for (const width of [390, 1440]) {
  test(`in a window ${width} pixels wide the home page asks for its picture first, and once`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(request.url());
    });
    await page.goto(`${site.url}/de`);
    const picture = page.locator('main img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const drawn = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(asked[0]).toBe(drawn);
    expect(asked.filter((url) => url === drawn)).toHaveLength(1);
    const ahead = page.locator('head > link[rel=preload][as=image]');
    await expect(ahead.first(), 'before the style, so with the first bytes').toHaveJSProperty('fetchPriority', 'high');
  });
}
