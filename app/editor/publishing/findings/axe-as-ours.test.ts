import { afterEach, expect, test, vi } from 'vitest';
import type { Finding } from '#app/cms/checks/finding.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import { memoryJournal } from '#app/drafting/journal.ts';
import { Editor } from '../../core/editor.ts';
import { asOurs } from './axe-as-ours.ts';

const rest = { parent_id: null, column_index: 0, slug: null, layout: null, hidden_in: [], props: {}, i18n: {}, rev: 1 };
const models = ['image', 'video', 'headline', 'text'];
const nodes = models.map((model, at) => ({ id: model, model, pos: `a${at}`, ...rest }) as unknown as ModuleNode);
const live = { de: { same: [], changed: [] }, en: { same: [], changed: [] } };
const payload = {
  owner: { type: 'page', id: 'p', title: {}, slots: null, form: null },
  ...{ page: null, locale: 'de', nodes, media: [], addresses: {}, outdated: [], changed: { de: 0, en: 0 }, live },
} as unknown as DraftPayload;
const transport = { send: async () => ({ status: 0 }) } as never;
const editor = new Editor({ payload, transport, journal: memoryJournal() });

afterEach(() => vi.unstubAllGlobals());

const element = (more: { tagName?: string; textContent?: string; lang?: string } = {}) =>
  ({ textContent: '', getAttribute: () => more.lang ?? null, ...more }) as unknown as Element;

function ours(rule: string, module: string, path: string, seen = element()): Finding {
  return asOurs(editor, {
    rule,
    element: seen,
    seen: { rule: 'axe', module, path, message: 'forms_check_axe', words: 'axe says', selector: '#x' },
  });
}

test('what no rule of ours is about keeps the words of axe', () => {
  expect(ours('color-contrast', 'text', 'content')).toMatchObject({ message: 'forms_check_axe', words: 'axe says' });
});

test('pictures and players without words lead to the field where the words are missing', () => {
  expect(ours('image-alt', 'image', '')).toMatchObject({
    like: 'alt',
    path: 'image.alt',
    message: 'field_problem_alt',
  });
  expect(ours('frame-title', 'video', '')).toMatchObject({ like: 'embed-title', message: 'forms_check_embed_title' });
  expect(ours('frame-title', 'video', '').path).toMatch(/\.title$/);
});

test('a heading that skips a level is set below the one before it on the page', () => {
  const [before, heading] = [element({ tagName: 'H2' }), element({ tagName: 'H5', textContent: 'Am Seil' })];
  vi.stubGlobal('document', { querySelectorAll: () => [before, heading] });
  expect(ours('heading-order', 'headline', 'content', heading)).toMatchObject({
    ...{ like: 'heading', path: 'headline_level', better: 3, words: 'Am Seil' },
  });
});

test('links without words and languages nobody knows are named as what they are', () => {
  expect(ours('link-name', 'text', 'content')).toMatchObject({ like: 'link-name', message: 'forms_check_link_empty' });
  expect(ours('link-name', 'image', 'image')).toMatchObject({ like: 'alt', path: 'image.alt' });
  expect(ours('valid-lang', 'text', 'content', element({ lang: 'zz' }))).toMatchObject({
    like: 'language',
    words: 'zz',
  });
});
