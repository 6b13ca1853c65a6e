import { type Draft, editorSession } from '../../bench/measure/editor-session.ts';
import { expect, test } from '../support/browser.ts';

// Publishes a page on which other files write half-finished things.
test.use({ ownMuseum: 'of free code' });

const path = 'besuch/anfahrt';

/** Says what code in the frame can reach of the site around it. */
const probe = `<p id="found"></p><script>
  const attempt = (name, reach) => { try { return name + ' open: ' + reach(); } catch { return name + ' refused'; } };
  document.getElementById('found').textContent = [
    attempt('cookies', () => document.cookie),
    attempt('storage', () => localStorage.length),
    attempt('page', () => parent.document.title),
  ].join(', ');
</script>`;

test('free code runs after a click, and reaches neither cookies nor storage nor the page around it', async ({
  page,
  site,
}) => {
  const send = await editorSession(site);
  const { id } = await send<{ id: string }>('GET', `page/${path}`);
  const html = (await send<Draft>('GET', `page/${id}/draft`)).nodes.find(({ model }) => model === 'html');
  if (!html) throw new Error(`${path} has no html module.`);
  await send('PATCH', `html/${html.id}`, { props: { html_code: probe } }, html.rev);
  const { draft_tag } = await send<Draft>('GET', `page/${id}/draft`);
  await send('POST', `page/${id}/publish`, { lang: 'de', draft_tag });

  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`/de/${path}`);
  await page.evaluate(() => localStorage.setItem('kept', 'by the site'));
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Inhalt laden' }).click();
  const found = page.frameLocator('iframe[src*="/html-frame/"]').locator('#found');
  await expect(found).toHaveText('cookies refused, storage refused, page refused');
  expect(problems).toEqual([]);
});
