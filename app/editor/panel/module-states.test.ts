import { expect, test } from 'vitest';
import type { ModuleNode } from '#app/cms/node.ts';
import { treeOf } from '#app/cms/tree/tree.ts';
import type { DraftPayload } from '#app/collections/page/draft-payload.ts';
import { statesOf } from './module-states.ts';

const now = Temporal.Instant.from('2026-11-22T05:00:00Z');
const node = (id: string, more: Partial<ModuleNode> = {}) =>
  ({ id, model: 'text', parent_id: null, props: {}, i18n: {}, hidden_in: [], ...more }) as unknown as ModuleNode;
const waiting = { id: 'w', locale: 'de', action: 'publish', due_at: '', n: 2, by: null } as const;

type Given = { touched?: string[]; scheduled?: DraftPayload['scheduled']; around?: ModuleNode };

/** German is public but for „new", „other" differs there; English has never been published. */
function stateOf(one: ModuleNode, { touched = [], scheduled = [], around }: Given = {}) {
  const live = { de: { same: ['one'], changed: ['other'] }, en: { same: [], changed: [] } };
  const tree = treeOf([one, ...(around ? [around] : [])]);
  return statesOf({ live, scheduled, touched: new Set(touched), get: (id) => tree.get(id ?? ''), now })(one);
}

test('each language tells for itself what visitors have of a module', () => {
  expect(stateOf(node('one'))).toEqual({ de: 'published', en: 'draft' });
  expect(stateOf(node('other'))).toEqual({ de: 'changed', en: 'draft' });
  expect(stateOf(node('new'))).toEqual({ de: 'draft', en: 'draft' });
});

test('what was changed on this screen counts at once, and only in the language it was changed in', () => {
  expect(stateOf(node('one'), { touched: ['de:one'] }).de).toBe('changed');
  expect(stateOf(node('one'), { touched: ['en:one'] }).de).toBe('published');
  expect(stateOf(node('new'), { touched: ['de:new'] }).de).toBe('draft');
});

test('hidden goes before all, and what stands in something hidden is hidden as well', () => {
  expect(stateOf(node('one', { hidden_in: ['de'] }))).toEqual({ de: 'hidden', en: 'draft' });
  const around = node('box', { hidden_in: ['en'] });
  expect(stateOf(node('one', { parent_id: 'box' }), { around })).toEqual({ de: 'published', en: 'hidden' });
});

test('what shows later is scheduled, and so is what waits to be published; half a list is not', () => {
  expect(stateOf(node('one', { props: { online_from: '2026-12-24T15:00' } })).de).toBe('scheduled');
  expect(stateOf(node('one', { props: { online_from: '2026-01-01T15:00' } })).de).toBe('published');
  const later = { _key: 'a', online_from: '2026-12-24T15:00' };
  expect(stateOf(node('one', { props: { children: [later] } })).de).toBe('scheduled');
  expect(stateOf(node('one', { props: { children: [later, { _key: 'b' }] } })).de).toBe('published');
  expect(stateOf(node('other'), { scheduled: [waiting] })).toEqual({ de: 'scheduled', en: 'draft' });
  expect(stateOf(node('one'), { scheduled: [waiting] }).de).toBe('published');
});
