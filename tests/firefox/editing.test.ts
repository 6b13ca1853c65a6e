import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Site, startSite } from '../support/site.ts';
import { type Firefox, firefoxProgram, key, openFirefox } from './firefox.ts';

/**
 * Caret, keys and pasted HTML in Debian's Firefox; without one this is left out. The computer's own clipboard does not
 * answer without a screen, and a drag that the protocol begins never finds a place to drop: both need a person.
 */
describe.skipIf(!firefoxProgram)('in Firefox', { timeout: 90_000 }, () => {
  let site: Site;
  let firefox: Firefox;
  let path: string;
  beforeAll(async () => {
    site = await startSite({ DEMO: '0' });
    firefox = await openFirefox(firefoxProgram ?? '');
    await firefox.open(`${site.url}/de/login`);
    path = await firefox.run(logInAndMakePage, site.editor.email, site.editor.password);
    await firefox.open(`${site.url}${path}?edit`);
    await vi.waitUntil(() => firefox.run(() => (document.querySelector('.ed-bar') ? 'yes' : '')), 20_000);
  }, 180_000);
  afterAll(async () => {
    await firefox?.close();
    await site?.stop();
  }, 60_000);

  test('the first click puts the caret at the letter that was clicked, in every line', async () => {
    for (const wanted of [3, 17, 60, 150, 220]) {
      await firefox.chord(key.escape);
      await firefox.click(await placeOf(wanted));
      expect(Number(await firefox.run(caret)), `letter ${wanted}`).toBe(wanted);
    }
  });

  test('what is typed stands where the caret is, and the German keyboard takes it back', async () => {
    await firefox.click(await placeOf(6));
    await firefox.type('Firefox ');
    expect(await words()).toContain('Tau 0 Firefox Tau 1');
    await vi.waitUntil(async () => (await state()) === 'saved', 15_000);
    await firefox.chord(key.control, 'z');
    expect(await words()).not.toContain('Firefox');
    await firefox.chord(key.control, 'y');
    expect(await words()).toContain('Tau 0 Firefox Tau 1');
    await firefox.chord(key.control, 'z');
  });

  test('pasted HTML keeps its bold words and loses what does not belong on a page', async () => {
    await firefox.run(pasteHtml, '<p>Neu <b>fett</b> <img src="x" onerror="alert(1)"><script>alert(1)</script></p>');
    const html = await firefox.run(() => document.querySelector('main [contenteditable]')?.innerHTML ?? '');
    expect(html).toMatch(/Neu <strong>fett<\/strong>/);
    expect(html).not.toMatch(/script|onerror/);
  });

  const placeOf = async (letter: number) => JSON.parse(await firefox.run(pointAt, String(letter)));
  const words = () => firefox.run(() => document.querySelector('main [data-f="content"]:not(h2)')?.textContent ?? '');
  const state = () => firefox.run(() => document.querySelector('.ed-pill')?.getAttribute('data-state') ?? '');
});

// What follows runs in the page.

async function logInAndMakePage(email: string, password: string): Promise<string> {
  const send = async (path: string, body: object) => {
    const token = /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrftoken': token, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const api = '/de/pageeditor-api';
  const line = (text: string) => ({ type: 'doc', content: [{ type: 'text', text }] });
  const numbered = Array.from({ length: 50 }, (_, at) => `Tau ${at}`).join(' ');
  const rich = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: numbered }] }] };
  await send('/api/auth/sign-in/email', { email, password });
  const page = { slug: { de: 'fuchs', en: 'fox' }, title: { de: 'Fuchs', en: 'Fox' } };
  const { id: object_id } = await send(`${api}/pages/`, { parent: null, page });
  const { id: parent } = await send(`${api}/container/`, { content_type: 'page', object_id, layout: '100' });
  await send(`${api}/headline/`, { parent, i18n: { de: { content: line('Fuchs') } } });
  await send(`${api}/text/`, { parent, i18n: { de: { content: rich } } });
  return '/de/fuchs';
}

function pointAt(letter: string): string {
  const text = document.querySelector('main [data-f="content"]:not(h2) p')?.firstChild;
  if (!text) throw new Error('There is no text.');
  const range = document.createRange();
  range.setStart(text, Number(letter));
  range.setEnd(text, Number(letter) + 1);
  const { left, top, height } = range.getBoundingClientRect();
  return JSON.stringify({ x: left + 1, y: top + height / 2 });
}

function caret(): string {
  return String(getSelection()?.focusOffset ?? -1);
}

function pasteHtml(html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  const target = document.querySelector('main [contenteditable]');
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // Firefox lets nobody else fill the clipboard of an event.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  target?.dispatchEvent(event);
}
