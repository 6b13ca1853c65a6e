import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headlineModule } from '#app/modules/headline/schema.ts';
import { renderModule } from '#app/modules/module-tests.ts';
import { as, siteWithPage, words } from './site-for-tests.ts';

type Naughty = { id: string; payload: string };

const path = new URL('./naughty-strings.json', import.meta.url);
const strings: Naughty[] = JSON.parse(readFileSync(path, 'utf8')).items;
const longer = 180_000;

test('a text is kept as it was written or refused, wherever it comes from', { timeout: longer }, async () => {
  const site = await siteWithPage();
  const { send } = await as(site, 'editor');
  const at = `/de/pageeditor-api/headline/${site.ids.headline}/`;
  let rev = 1;
  for (const { id, payload } of strings) {
    const change = { i18n: { de: { content: words(payload) } } };
    const answer = await send('PATCH', at, change, { 'if-match': `"${rev}"` });
    if (answer.status !== 200) {
      expect([400, 422], id).toContain(answer.status);
      continue;
    }
    ({ rev } = await answer.json());
    const kept = await (await send('GET', at)).json();
    expect(kept.i18n.de.content.content[0].text.normalize('NFC'), id).toBe(payload.normalize('NFC'));
  }
  expect(rev).toBeGreaterThan(strings.length / 2);
});

test('a page may be called anything that is a text', { timeout: longer }, async () => {
  const site = await siteWithPage();
  const { send } = await as(site, 'admin');
  const at = `/de/pageeditor-api/pages/${site.ids.page}/`;
  for (const { id, payload } of strings) {
    const { rev } = await (await send('GET', at)).json();
    const answer = await send('PATCH', at, { title: { de: payload } }, { 'if-match': `"${rev}"` });
    expect(answer.status, id).toBeLessThan(500);
    if (answer.status !== 200) continue;
    const { title } = await (await send('GET', at)).json();
    expect([payload.normalize('NFC'), payload.normalize('NFC').trim()], id).toContain(title.de.normalize('NFC'));
  }
});

test('no text becomes markup of the page', () => {
  // Longer ones are refused by the field.
  for (const { id, payload } of strings.filter((each) => each.payload.length < 200)) {
    const html = renderModule(headlineModule, { props: {}, texts: { content: words(`Seil ${payload}`) } });
    const inside = /<h2[^>]*>([\s\S]*)<\/h2>/.exec(html)?.[1] ?? '<';
    expect(inside.replaceAll(/<(br|wbr)\/>/g, ''), id).not.toMatch(/[<>]/);
  }
});
