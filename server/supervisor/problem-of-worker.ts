import type { Report } from './messages.ts';

export type Problem = Extract<Report, { kind: 'problem' }>;

/** Why a worker cannot start at all, in words for a person. */
export class ProblemOfWorker extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.sentence);
    this.problem = problem;
  }
}
