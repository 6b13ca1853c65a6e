import type { ReviewAnswer } from './act-on-review.server.ts';

/** What could not be done, in words, with what was typed. */
export type Refused = Extract<ReviewAnswer, { kind: 'refused' }>;
