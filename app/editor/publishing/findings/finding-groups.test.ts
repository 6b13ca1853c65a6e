import { expect, test } from 'vitest';
import type { Finding } from '#app/cms/checks/finding.ts';
import { findingGroups } from './finding-groups.ts';

const finding = (rule: Finding['rule'], message: string, module: string): Finding => ({
  ...{ rule, message, module },
  path: 'content',
});

test('nothing found makes no group', () => {
  expect(findingGroups([], [])).toEqual([]);
});

test('findings with one cause stand together, and what stands in the way before advice', () => {
  const found: Finding[] = [
    finding('wording', 'forms_check_wording', 'a'),
    finding('alt', 'field_problem_alt', 'b'),
    finding('wording', 'forms_check_wording', 'c'),
    { ...finding('required', 'field_problem_required', 'd'), mustMend: true },
  ];
  const groups = findingGroups(found, ['alt']);
  expect(groups.map(({ message, findings, isBlocking }) => [message, findings.length, isBlocking])).toEqual([
    ['field_problem_alt', 1, true],
    ['field_problem_required', 1, true],
    ['forms_check_wording', 2, false],
  ]);
  expect(groups[2]?.findings.map(({ module }) => module)).toEqual(['a', 'c']);
});
