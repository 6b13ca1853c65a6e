import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { closure, sum, visitorFiles, weigh } from './budgets.ts';
import { measureScreen } from './editor/editor-screen.ts';
import { longPagePath, makeLongPage } from './editor/long-page.ts';
import type { Figure } from './measure/figure.ts';

type Site = { url: string; editor: { email: string; password: string } };
type Measured = Awaited<ReturnType<typeof measureScreen>>;

/**
 * The figures of the editor (docs/behaviour/editor.md#figures) on a page of 240 modules, in Chromium, at full speed and
 * with the processor six times slower.
 */
export async function editorSpeed(site: Site): Promise<Figure[]> {
  await makeLongPage(site);
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
  try {
    const plain = await measureScreen(browser, site, 1);
    const slow = await measureScreen(browser, site, 6);
    return [...asked(plain), ...throttled(slow), ...(await weights(site.url))];
  } finally {
    await browser.close();
  }
}

function asked(screen: Measured): Figure[] {
  return [
    most('edit mode usable, warm, median', screen.usable, 1000),
    most('key to paint, p95', screen.keys, 32),
    most('click to caret, p95', screen.carets, 16),
    { name: 'click on the right letter', value: screen.right, unit: '%', least: 100 },
    { ...most('insert, move, delete, undo, p95', screen.commands, 50), note: screen.eachCommand },
    {
      name: 'React renderings by a letter, outside its field',
      value: screen.rendered.byLetters / screen.letters,
      unit: '',
      most: 0,
      note: `${screen.rendered.inAll} in all while ${screen.letters} letters were typed, by what is saved in between`,
    },
    { name: 'elements changed outside the field', value: screen.outside, unit: '', most: 0 },
    most('typed text durable in the browser, p95', screen.durable, 450),
    most('typed text on the server, 50 ms away, p95', screen.served, 1500),
  ];
}

/** Of these only the key has a limit of its own (docs/behaviour/editor.md#figures). */
function throttled(screen: Measured): Figure[] {
  const known = (name: string, value: number): Figure => ({ name, value, unit: 'ms', isInformation: true });
  return [
    most('×6: key to paint, p95', screen.keys, 100),
    { name: '×6: click on the right letter', value: screen.right, unit: '%', least: 100 },
    known('×6: edit mode usable, warm, median', screen.usable),
    known('×6: click to caret, p95', screen.carets),
    { ...known('×6: insert, move, delete, undo, p95', screen.commands), note: screen.eachCommand },
    known('×6: typed text durable in the browser, p95', screen.durable),
    known('×6: typed text on the server, p95', screen.served),
  ];
}

function most(name: string, value: number, limit: number): Figure {
  return { name, value, unit: 'ms', most: limit };
}

/** What the editor makes a person load beyond what a visitor of the same page has; axe comes with the preflight list. */
async function weights(url: string): Promise<Figure[]> {
  const visitors = new Set(visitorFiles(await (await fetch(`${url}${longPagePath}`)).text()));
  const entry = readdirSync(join(process.cwd(), 'build/client/assets')).filter((file) =>
    /^edit-page-.*\.js$/.test(file),
  );
  const own = closure(entry).filter((file) => !visitors.has(file));
  return [
    {
      name: 'editor code, brotli',
      value: sum(own.map(weigh)),
      unit: 'bytes',
      most: 220_000,
      note: `${own.length} files`,
    },
    {
      name: 'of it sent to visitors',
      value: entry.filter((file) => visitors.has(file)).length,
      unit: 'files',
      most: 0,
    },
  ];
}

if (import.meta.main) {
  const { lineOf } = await import('./measure/figure.ts');
  const [url = '', email = '', password = ''] = process.argv.slice(2);
  for (const figure of await editorSpeed({ url, editor: { email, password } })) console.log(lineOf(figure));
}
