import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { expect, test } from '../support/browser.ts';
import { logIn } from '../support/page/editing.ts';
import { findingsAt, loadAxe, untilAlive } from '../support/page/inspected-page.ts';

const genre = 'genre/elektronik';

/** A part of the demo's folder, in which one name is another. */
async function changedGenre(): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const path of ['site.json', ...['entry.json', 'de.md', 'en.md'].map((file) => `${genre}/${file}`)]) {
    const text = await readFile(`demo/content/${path}`, 'utf8');
    zip.addBuffer(Buffer.from(text.replace('Elektronische Musik', 'Elektronisches')), path);
  }
  zip.end();
  return buffer(zip.outputStream);
}

test('a file that comes is refused in a sentence, or shown as what it would change, before anything is written', async ({
  page,
  site,
}) => {
  await logIn(page, site);
  await page.goto(`${site.url}/de/office/site`);
  await untilAlive(page);
  const send = async (name: string, content: Buffer) => {
    await page.getByLabel('ZIP-Datei').setInputFiles({ name, mimeType: 'application/zip', buffer: content });
    await page.getByRole('button', { name: 'Lesen und vergleichen' }).click();
  };
  await send('kein.zip', Buffer.from('Das ist keine ZIP-Datei.'));
  await expect(page.getByRole('alert')).toHaveText(/^Das ist keine lesbare ZIP-Datei/);
  await send('sparte.zip', await changedGenre());
  const plan = page.getByRole('region', { name: 'sparte.zip: 0 neu, 1 geändert' });
  await expect(plan).toBeVisible({ timeout: 60_000 });
  const row = plan.getByRole('row', { name: /Elektronische Musik/ });
  await expect(row.getByText('DE', { exact: true })).toBeVisible();
  await expect(row.getByText(genre)).toBeVisible();
  await loadAxe(page);
  for (const width of [390, 820, 1440]) expect(await findingsAt(page, width)).toEqual([]);
  await plan.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(plan).toHaveCount(0);
  await page.goto(`${site.url}/de/office/genre`);
  await expect(page.getByRole('link', { name: 'Elektronische Musik' })).toBeVisible();
});
