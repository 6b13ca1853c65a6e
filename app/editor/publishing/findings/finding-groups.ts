import { type Finding, isInTheWay } from '#app/cms/checks/finding.ts';
import type { Review } from '../review.ts';

/** Findings with one cause, in the order of the page. */
export type FindingGroup = {
  message: string;
  findings: [Finding, ...Finding[]];
  /** Whether one of them stands in the way of publishing. */
  isBlocking: boolean;
};

/** The findings by their causes: what stands in the way before advice, the rest as it comes. */
export function findingGroups(findings: readonly Finding[], blocking: Review['blocking']): FindingGroup[] {
  const byMessage = Map.groupBy(findings, ({ message }) => message);
  const groups = [...byMessage].map(([message, found]) => ({
    message,
    // Proof: a group is made by its first member.
    findings: found as [Finding, ...Finding[]],
    isBlocking: found.some((finding) => isInTheWay(finding, blocking)),
  }));
  return [...groups.filter(({ isBlocking }) => isBlocking), ...groups.filter(({ isBlocking }) => !isBlocking)];
}
