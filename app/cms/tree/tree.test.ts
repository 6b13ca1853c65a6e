import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { text } from '../field/text/field.ts';
import { defineModule } from '../module.ts';
import { type Layout, layouts, type ModuleNode } from '../node.ts';
import { storedNode } from './stored-node-for-tests.ts';
import { apply, inverse, type Operation, siblings, type Tree, treeOf } from './tree.ts';
import {
  changeLayout,
  hideModule,
  insertModule,
  moveModule,
  type Proposal,
  removeModule,
  setField,
} from './tree-change.ts';

const definitions = {
  container: defineModule({ model: 'container', group: 'structure', parents: [], hasColumns: true, fields: {} }),
  text: defineModule({ model: 'text', group: 'text', fields: { words: text({ localized: true }) } }),
};

const node = (id: string, rest: Partial<ModuleNode> = {}) => storedNode({ id, ...rest });

describe('a tree refuses', () => {
  const tree = grow(
    [node('c', { model: 'container', layout: '50-50' }), { parent: null, column: 0 }],
    [node('t'), { parent: 'c', column: 1 }],
  );

  it.each([
    [
      'a container in a column',
      insertModule(tree, node('x', { model: 'container' }), { parent: 'c', column: 0 }, definitions),
      'parent-not-allowed',
    ],
    [
      'a module without container',
      insertModule(tree, node('x'), { parent: null, column: 0 }, definitions),
      'parent-not-allowed',
    ],
    [
      'a column its layout does not have',
      moveModule(tree, 't', { parent: 'c', column: 2 }, definitions),
      'column-outside',
    ],
    ['a module in itself', moveModule(tree, 'c', { parent: 't', column: 0 }, definitions), 'inside-itself'],
    [
      'a model nobody knows',
      insertModule(tree, node('x', { model: 'gone' }), { parent: 'c', column: 0 }, definitions),
      'unknown-model',
    ],
    ['what is not there', removeModule(tree, 'nothing'), 'unknown-module'],
    [
      'a parent that is gone',
      insertModule(tree, node('x'), { parent: 'nothing', column: 0 }, definitions),
      'parent-gone',
    ],
  ])('%s', (_, proposal, refusal) => expect(proposal).toEqual({ ok: false, refusal }));
});

describe('a tree', () => {
  it('puts a module before or after another', () => {
    const tree = grow(
      [node('c', { model: 'container', layout: '100' }), { parent: null, column: 0 }],
      [node('1'), { parent: 'c', column: 0 }],
      [node('2'), { parent: 'c', column: 0 }],
      [node('3'), { parent: 'c', column: 0, before: '2' }],
      [node('4'), { parent: 'c', column: 0, after: '1' }],
    );
    expect(siblings(tree, 'c', 0).map(({ id }) => id)).toEqual(['1', '4', '3', '2']);
    const moved = apply(tree, operationOf(moveModule(tree, '1', { parent: 'c', column: 0 }, definitions)));
    expect(siblings(moved, 'c', 0).map(({ id }) => id)).toEqual(['4', '3', '2', '1']);
  });

  it('appends the third column to the second when three columns become two, and takes that back as one', () => {
    const tree = grow(
      [node('c', { model: 'container', layout: '33-33-33' }), { parent: null, column: 0 }],
      ...['a', 'b'].map((id): [ModuleNode, Spot] => [node(id), { parent: 'c', column: 1 }]),
      ...['d', 'e'].map((id): [ModuleNode, Spot] => [node(id), { parent: 'c', column: 2 }]),
    );
    const operation = operationOf(changeLayout(tree, 'c', '50-50'));
    const changed = apply(tree, operation);
    expect(siblings(changed, 'c', 1).map(({ id }) => id)).toEqual(['a', 'b', 'd', 'e']);
    expect(apply(changed, inverse(operation))).toEqual(tree);
  });
});

describe('any sequence of changes', () => {
  const step = fc.record({
    kind: fc.constantFrom('insert', 'insert', 'insert', 'container', 'remove', 'move', 'move', 'layout', 'hide', 'set'),
    one: fc.nat(50),
    two: fc.nat(50),
    column: fc.nat(2),
    layout: fc.constantFrom(...(Object.keys(layouts) as Layout[])),
  });

  it('leaves a valid tree and can be taken back step by step', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let tree: Tree = treeOf([node('root', { model: 'container', layout: '33-33-33' })]);
        const history: { before: Tree; operation: Operation }[] = [];
        steps.forEach((wanted, index) => {
          const proposal = propose(tree, wanted, `n${index}`);
          if (!proposal.ok) return;
          history.push({ before: tree, operation: proposal.operation });
          tree = apply(tree, proposal.operation);
          expect(problemsOf(tree)).toEqual([]);
        });
        for (const { before, operation } of history.reverse()) {
          tree = apply(tree, inverse(operation));
          expect(tree).toEqual(before);
        }
      }),
    );
  });

  function propose(
    tree: Tree,
    { kind, one, two, column, layout }: typeof step extends fc.Arbitrary<infer S> ? S : never,
    id: string,
  ): Proposal {
    const ids = [...tree.keys()];
    const pick = (n: number) => ids[n % ids.length] ?? 'none';
    const containers = [...tree.values()].filter((each) => each.model === 'container').map((each) => each.id);
    const parent = containers[two % Math.max(containers.length, 1)] ?? 'none';
    if (kind === 'container')
      return insertModule(
        tree,
        node(id, { model: 'container', layout }),
        { parent: null, column: 0, before: pick(one) },
        definitions,
      );
    if (kind === 'insert') return insertModule(tree, node(id), { parent, column, after: pick(one) }, definitions);
    if (kind === 'move') return moveModule(tree, pick(one), { parent, column, before: pick(two) }, definitions);
    if (kind === 'remove') return removeModule(tree, pick(one));
    if (kind === 'layout') return changeLayout(tree, parent, layout);
    if (kind === 'hide') return hideModule(tree, pick(one), ['en']);
    return setField(tree, {
      id: pick(one),
      part: two % 2 ? 'de' : 'props',
      field: 'words',
      after: two % 3 ? 'x' : undefined,
    });
  }
});

type Spot = { parent: string | null; column: number; before?: string; after?: string };

function grow(...plan: [ModuleNode, Spot][]): Tree {
  return plan.reduce<Tree>(
    (tree, [each, spot]) => apply(tree, operationOf(insertModule(tree, each, spot, definitions))),
    new Map(),
  );
}

function operationOf(proposal: Proposal): Operation {
  if (!proposal.ok) throw new Error(proposal.refusal);
  return proposal.operation;
}

function problemsOf(tree: Tree): string[] {
  return [...tree.values()].flatMap((each) => {
    if (each.parent_id === null) return each.model === 'container' ? [] : [`${each.id} stands alone`];
    const parent = tree.get(each.parent_id);
    if (!parent) return [`${each.id} is an orphan`];
    const inside = each.column_index < layouts[parent.layout ?? '100'].length;
    const alone =
      siblings(tree, each.parent_id, each.column_index).filter((other) => other.pos === each.pos).length === 1;
    return [...(inside ? [] : [`${each.id} is outside`]), ...(alone ? [] : [`${each.id} shares its key`])];
  });
}
