import { expect, it } from 'vitest';
import { headingProblems } from './heading-problems.ts';
import type { ViewNode } from './node.ts';

const heading = (id: string, headline_level: number): ViewNode => ({
  id,
  model: 'headline',
  slug: null,
  layout: null,
  columns: [],
  fields: { headline_level },
});

it('a heading that skips a level is named, one that steps back is not', () => {
  const nodes = [heading('a', 2), heading('b', 4), heading('c', 3), heading('d', 2)];
  expect(headingProblems(nodes).map(({ module }) => module)).toEqual(['b']);
  expect(headingProblems([heading('a', 3)])).toHaveLength(1);
});
