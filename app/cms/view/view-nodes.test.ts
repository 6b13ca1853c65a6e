import { describe, expect, it } from 'vitest';
import { dateTime } from '../field/date-time/field.ts';
import { list } from '../field/list/field.ts';
import { text } from '../field/text/field.ts';
import { defineModule } from '../module.ts';
import type { ModuleNode } from '../node.ts';
import { resolveContext } from '../resolve-context.ts';
import { storedNode } from '../tree/stored-node-for-tests.ts';
import { viewNodes } from './view-nodes.ts';

const definitions = {
  container: defineModule({ model: 'container', group: 'structure', parents: [], hasColumns: true, fields: {} }),
  text: defineModule({ model: 'text', group: 'text', fields: { words: text({ localized: true }) } }),
  hero: defineModule({
    model: 'hero',
    group: 'media',
    scheduled: true,
    fields: { online_from: dateTime(), online_to: dateTime() },
  }),
  run: defineModule({ model: 'run', group: 'other', daily: true, fields: {} }),
  teasers: defineModule({
    model: 'teasers',
    group: 'teaser',
    fields: { children: list({ online_from: dateTime(), online_to: dateTime() }) },
  }),
};
const context = resolveContext({ locale: 'de', media: [], addresses: {} });
const noon = Temporal.Instant.from('2026-11-21T11:00:00Z');

const node = (id: string, rest: Partial<ModuleNode>) => storedNode({ id, parent_id: 'c', ...rest });
const container = node('c', { model: 'container', parent_id: null, layout: '50-50' });
const view = (nodes: ModuleNode[], now: Temporal.Instant | null = noon) =>
  viewNodes(nodes, { definitions, context, now });
const children = (nodes: ModuleNode[], now?: Temporal.Instant | null) =>
  view([container, ...nodes], now).nodes[0]?.columns.map((column) => column.children.map((child) => child.id));

describe('a page', () => {
  it('leaves out what is hidden in its language and models nobody knows', () => {
    expect(
      children([node('1', { hidden_in: ['de'] }), node('2', { hidden_in: ['en'] }), node('3', { model: 'gone' })]),
    ).toEqual([['2'], []]);
  });

  it('orders modules by column and by key compared as bytes', () => {
    expect(
      children([
        node('1', { pos: 'a1' }),
        node('2', { pos: 'Zz' }),
        node('3', { column_index: 1 }),
        node('4', { column_index: 7 }),
      ]),
    ).toEqual([
      ['2', '1'],
      ['3', '4'],
    ]);
  });

  it('shows a scheduled module from its first to before its last minute, venue time', () => {
    const from = node('1', { model: 'hero', props: { online_from: '2026-11-21T12:00' } });
    const over = node('2', { model: 'hero', props: { online_to: '2026-11-21T12:00' } });
    const later = node('3', { model: 'hero', props: { online_from: '2026-11-21T12:01' } });
    expect(children([from, over, later])).toEqual([['1'], []]);
    expect(children([from, over, later], null)).toEqual([['1', '2', '3'], []]);
  });

  it('shows a teaser only in its time and says when the page changes next', () => {
    const teasers = node('1', {
      model: 'teasers',
      props: {
        children: [
          { _key: 'a', online_to: '2026-11-21T13:00' },
          { _key: 'b', online_from: '2026-11-21T12:30' },
        ],
      },
    });
    const tree = view([container, teasers]);
    expect(tree.nodes[0]?.columns[0]?.children[0]?.fields.children).toMatchObject([{ _key: 'a' }]);
    expect(tree.nextChange?.toString()).toBe('2026-11-21T11:30:00Z');
  });

  it('renders a page anew at the venue’s midnight when a module tells the day', () => {
    expect(view([container, node('1', {})]).nextChange).toBeNull();
    expect(view([container, node('1', { model: 'run' })]).nextChange?.toString()).toBe('2026-11-21T23:00:00Z');
  });

  it('marks for the editor what visitors do not see', () => {
    expect(view([container, node('1', { hidden_in: ['de'] })], null).nodes[0]?.columns[0]?.children[0]?.hidden).toBe(
      true,
    );
  });
});
