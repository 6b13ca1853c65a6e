import { afterEach, expect, test, vi } from 'vitest';
import type { ModuleNode } from '#app/cms/node.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import { memoryJournal } from '#app/drafting/journal.ts';
import { Editor } from '../core/editor.ts';
import { review } from './review.ts';

const place = { parent_id: null, column_index: 0, pos: 'a0', slug: null, layout: null, hidden_in: [] };
const rest = { content_type: 'page', object_id: 'p', schema_version: 1, rev: 1 };
const none = { same: [], changed: [] };
const published = { n: 1, at: '2026-03-01T09:00:00Z' };
const waiting = { id: 'w', locale: 'de', action: 'publish', due_at: '2026-12-24T14:00:00Z', n: 2, by: null };
const picture = {
  ...{ id: '33333333-3333-4333-8333-333333333333', kind: 'image', name: 'seil.jpg', mime: 'image/jpeg' },
  ...{ bytes: 1, width: 10, height: 10, hash: 'a', placeholder: null, alt: {}, credit: { de: 'Anna' } },
  focal: { x: 0.5, y: 0.5 },
};

const payload = {
  owner: { type: 'page', id: 'p', title: {}, slots: null, form: null },
  page: null,
  locale: 'de',
  nodes: [
    {
      id: 'one',
      model: 'image',
      props: { image: { media: picture.id } },
      i18n: {},
      ...place,
      ...rest,
    },
  ] as unknown as ModuleNode[],
  media: [picture],
  ...{ addresses: {}, outdated: [], permissions: {}, changed: { de: 0, en: 0 } },
  ...{
    live: { de: { same: ['one'], changed: [] }, en: none },
    published: { de: published, en: null },
    scheduled: [waiting],
  },
} as unknown as DraftPayload;

afterEach(() => vi.unstubAllGlobals());

/** What is looked at when the server names these as missing. */
async function reviewed(missing: object[]) {
  const answers: [RegExp, unknown][] = [
    [/\/draft\/$/, payload],
    [/\/changes\//, { modules: [], page: [], missing, draft_tag: 't', written: [] }],
    [/\/versions\/\d+\//, { doc: { page: {}, nodes: [] } }],
    [/\/preflight\/$/, { blocking: [] }],
  ];
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (address: string) => {
    const [, body] = answers.find(([path]) => path.test(address)) ?? [];
    return new Response(JSON.stringify(body));
  });
  const editor = new Editor({
    payload,
    transport: { send: async () => ({ status: 0 }) } as never,
    journal: memoryJournal(),
  });
  const result = await review(editor, 'de');
  if (typeof result === 'string') throw new Error(result);
  return result;
}

test('what must be there is a finding before anybody presses publish, and goes first', async () => {
  const { findings } = await reviewed([{ module: 'one', path: 'online_from', message: 'field_problem_required' }]);
  expect(findings[0]).toEqual({
    rule: 'required',
    module: 'one',
    path: 'online_from',
    message: 'field_problem_required',
    mustMend: true,
  });
});

test('what a rule has found as well is said once, and stands in the way', async () => {
  const { findings } = await reviewed([{ module: 'one', path: 'image.alt', message: 'field_problem_alt' }]);
  expect(findings).toMatchObject([{ rule: 'alt', path: 'image.alt', words: 'seil.jpg', mustMend: true }]);
});

test('words visitors already have were read when they were published, the rest is when it goes out', async () => {
  const { dayOf } = await reviewed([]);
  expect(dayOf('one').toString()).toBe('2026-03-01');
  expect(dayOf('another').toString()).toBe('2026-12-24');
});
