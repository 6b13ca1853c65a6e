import { expect, test } from 'vitest';
import type { ModuleNode } from '../node.ts';
import { backupOperations } from './backup-operations.ts';
import { storedNode } from './stored-node-for-tests.ts';
import { apply, type Operation, subtree, type Tree, treeOf } from './tree.ts';

const node = (id: string, part: Partial<ModuleNode> = {}) =>
  storedNode({ id, parent_id: 'box', i18n: { de: { content: id }, en: { content: `${id} (en)` } }, rev: 3, ...part });

const box = node('box', { model: 'container', parent_id: null, layout: '50-50' });
const other = node('other', { model: 'container', parent_id: null, pos: 'a1', layout: '100' });
const parts = [node('a'), node('b', { pos: 'a1' }), node('c', { column_index: 1 })];
const whole = treeOf([box, other, ...parts]);
const kept = subtree(whole, 'box');

const after = (tree: Tree, operations: readonly Operation[]) => operations.reduce(apply, tree);
const section = (tree: Tree) => subtree(tree, 'box').map(({ rev: _, ...rest }) => rest);

test('a section nothing was done to needs nothing', () => {
  expect(backupOperations(whole, 'box', kept)).toEqual([]);
});

test('values, places, layout, deleted, moved and new modules are what they were, in both languages', () => {
  const place = (parent_id: string, column_index: number, pos: string) => ({ parent_id, column_index, pos });
  const changed = after(whole, [
    { kind: 'set', id: 'a', part: 'en', field: 'content', before: 'a (en)', after: 'changed' },
    { kind: 'set', id: 'a', part: 'props', field: 'anchor', before: undefined, after: 'new' },
    { kind: 'remove', nodes: [node('b', { pos: 'a1' })] },
    { kind: 'move', id: 'c', before: place('box', 1, 'a0'), after: place('other', 0, 'a0') },
    { kind: 'insert', nodes: [node('d', { pos: 'a5' })] },
    { kind: 'hide', id: 'a', before: [], after: ['de'] },
    { kind: 'layout', id: 'box', before: '50-50', after: '100', moves: [] },
  ]);
  const restored = after(changed, backupOperations(changed, 'box', kept));
  expect(section(restored)).toEqual(section(whole));
  expect(restored.has('d')).toBe(false);
  expect(restored.get('other')).toEqual(other);
});
