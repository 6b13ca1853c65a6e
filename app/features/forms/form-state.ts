import type { AnswerProblem } from './check-answers.ts';

/** What a form that was sent and not taken shows again: nothing has to be typed twice (WCAG 3.3.7). */
export type FormState = {
  kind: 'problems' | 'review' | 'limited';
  /** As typed, by slug. */
  given: Record<string, string[]>;
  problems: Record<string, AnswerProblem | 'too_large'>;
  /** Files that were taken already, by slug. */
  files: Record<string, { id: string; name: string }>;
  /** Until the next attempt, when it was one too many. */
  minutes: number;
};

/** The id of a question's control, for its label and for the link from the summary. */
export function controlId(form: number, slug: string): string {
  return `form-${form}-${slug}`;
}

/** The name under which the id of a file that was taken travels; no slug has a colon. */
export function keptName(slug: string): string {
  return `kept:${slug}`;
}
