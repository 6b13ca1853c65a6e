import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Figure, median, quantile } from '../measure/figure.ts';

type Site = { url: string; editor: { email: string; password: string } };

const rounds = 3;
/** Milliseconds, by how much slower the processor is. */
const most = { 1: 500, 4: 1_500 };
const words = [
  'ballade',
  'seil',
  'fuhrung',
  'lange nacht',
  'konzert mit',
  'anna',
  '4711',
  'zugkraft',
  'werkstatt',
  'premiere',
];
const mostSearch = 50;

/** Every screen of the office in the large programme until it can be used, warm, and the search over everything. */
export async function officeScreens({ url, editor }: Site): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
    await context.addInitScript(noteWhenUsable);
    const screens = await logIn(context, editor);
    return [
      await usable(context, { screens, slowdown: 1 }),
      await usable(context, { screens, slowdown: 4 }),
      await searching(context),
    ];
  } finally {
    await browser.close();
  }
}

/** Answers the addresses of all areas, and the form and the series of a date. */
async function logIn(context: BrowserContext, { email, password }: Site['editor']): Promise<string[]> {
  const page = await context.newPage();
  await page.goto('/de/login');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL((address) => !address.pathname.endsWith('/login'));
  await page.goto('/de/office');
  const areas = await page
    .locator('#office-areas a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goto('/de/office/event');
  const form = await page.locator('#main tbody a[href*="/office/event/"]').first().getAttribute('href');
  await page.close();
  return [...areas, form, `${form}/series`].filter((address) => address !== null);
}

type Asked = { screens: readonly string[]; slowdown: 1 | 4 };

async function usable(context: BrowserContext, { screens, slowdown }: Asked): Promise<Figure> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const taken: { screen: string; time: number }[] = [];
  for (const screen of screens) {
    const times: number[] = [];
    // The first time its files come, too.
    for (let round = 0; round <= rounds; round++) times.push(await timeOf(page, screen));
    taken.push({ screen: screen.replace('/de/office', ''), time: median(times.slice(1)) });
  }
  await page.close();
  const slowest = taken.toSorted((one, other) => other.time - one.time);
  return {
    name: `×${slowdown}: office screens usable, slowest of ${screens.length}`,
    value: Math.round(slowest[0]?.time ?? Number.NaN),
    unit: 'ms',
    most: most[slowdown],
    note: `${slowest
      .slice(0, 4)
      .map(({ screen, time }) => `${screen || 'overview'} ${Math.round(time)}`)
      .join(', ')}; p50 ${Math.round(median(taken.map(({ time }) => time)))}`,
  };
}

async function timeOf(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const found = await page.waitForFunction(() => (window as unknown as { usableAt?: number }).usableAt);
  return found.evaluate((time) => time ?? Number.NaN);
}

/** When React has come to what stands in the middle of a screen; in milliseconds since the address was asked for. */
function noteWhenUsable(): void {
  const look = () => {
    const main = document.querySelector('main');
    if (main && Object.keys(main).some((key) => key.startsWith('__reactFiber')))
      Object.assign(window, { usableAt: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function searching({ request }: BrowserContext): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const q of words) {
      const before = performance.now();
      const answer = await request.get('/de/office/search/suggestions', { params: { q } });
      if (!answer.ok()) throw new Error(`The office answers ${answer.status()} to ${q}.`);
      times.push(performance.now() - before);
    }
  return {
    name: 'suggestions of the office, p95',
    value: quantile(times, 0.95),
    unit: 'ms',
    most: mostSearch,
    note: `p50 ${median(times).toFixed(1)}, over HTTP, of ${times.length}`,
  };
}
