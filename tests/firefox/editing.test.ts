import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Site, startSite } from '../support/site.ts';
import { type Firefox, firefoxProgram, key, openFirefox } from './firefox.ts';

/**
 * Caret, keys, pasted HTML and dragging in Debian's Firefox; without one this is left out. The computer's own clipboard does
 * not answer without a screen: that needs a person. A drag that the protocol begins never finds a place to drop, because
 * WebDriver's pointer moves do not enter the drag session of the computer (every event says dropEffect none); so the events
 * of a drag are given to the page in their order, and only that the mouse begins one needs a person.
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
    await vi.waitUntil(() => firefox.run(() => (document.querySelector('[data-region=bar]') ? 'yes' : '')), 20_000);
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

  test('a module dragged by its handle stands where it was let go, and the way back leads to where it was', async () => {
    await firefox.chord(key.escape);
    await firefox.click(JSON.parse(await firefox.run(middleOf, 'main h2[data-f="content"], main [data-f="content"]')));
    await firefox.chord(key.escape);
    expect(await order()).toMatch(/^Fuchs/);
    await firefox.run(dragBelowTheText);
    await vi.waitUntil(async () => !(await order()).startsWith('Fuchs'), 15_000);
    expect(await order()).toMatch(/Fuchs$/);
    await firefox.chord(key.control, 'z');
    await vi.waitUntil(async () => (await order()).startsWith('Fuchs'), 15_000);
  });

  const order = () =>
    firefox.run(() =>
      [...document.querySelectorAll('main [data-f="content"]')].map((one) => one.textContent).join(' '),
    );
  const placeOf = async (letter: number) => JSON.parse(await firefox.run(pointAt, String(letter)));
  const words = () => firefox.run(() => document.querySelector('main [data-f="content"]:not(h2)')?.textContent ?? '');
  const state = () =>
    firefox.run(() => document.querySelector('[data-region=bar] [role=status]')?.getAttribute('data-state') ?? '');
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

function middleOf(selector: string): string {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return JSON.stringify({ x: (box?.left ?? 0) + 8, y: (box?.top ?? 0) + (box?.height ?? 0) / 2 });
}

/** What Firefox tells a page while somebody drags the handle of the selected module below the text and lets go. */
async function dragBelowTheText(): Promise<void> {
  const rendered = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const handle = document.querySelector('[data-editor-overlay] [draggable="true"]');
  const text = [...document.querySelectorAll('main [data-f="content"]')].at(-1);
  if (!handle || !text) throw new Error('There is no handle or no text.');
  const dataTransfer = new DataTransfer();
  const tell = async (target: Element, type: string, { x, y }: { x: number; y: number }) => {
    const at = { clientX: x, clientY: y, dataTransfer, bubbles: true, cancelable: true, composed: true };
    target.dispatchEvent(new DragEvent(type, at));
    await rendered();
  };
  const from = handle.getBoundingClientRect();
  const to = text.getBoundingClientRect();
  const below = { x: to.left + 20, y: to.bottom - 4 };
  await tell(handle, 'dragstart', { x: from.x + 4, y: from.y + 4 });
  await tell(text, 'dragenter', below);
  await tell(text, 'dragover', below);
  await tell(text, 'drop', below);
  await tell(handle, 'dragend', below);
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
