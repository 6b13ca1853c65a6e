import type { FieldProblem } from './field/field.ts';
import type { ViewNode } from './node.ts';

export type HeadingProblem = FieldProblem & { module: string };

/** Headings that skip a level, in the order they are read; the title of the page is the first. Advice, no refusal. */
export function headingProblems(nodes: readonly ViewNode[]): HeadingProblem[] {
  const problems: HeadingProblem[] = [];
  let above = 1;
  for (const { id, level } of nodes.flatMap(headings)) {
    if (level > above + 1)
      problems.push({ module: id, path: 'headline_level', message: 'module_problem_heading_level' });
    above = level;
  }
  return problems;
}

function headings({ id, fields, columns }: ViewNode): { id: string; level: number }[] {
  const own = typeof fields.headline_level === 'number' ? [{ id, level: fields.headline_level }] : [];
  return [...own, ...columns.flatMap((column) => column.children.flatMap(headings))];
}
