import type { Operation } from '#app/cms/tree/tree.ts';

/**
 * One thing a person did, under the words it is called by in the timeline. What takes a while, like typing, has begun
 * before it was done.
 */
export type Step = { label: string; operations: Operation[]; selected: string | null; at: number; begun?: number };

export type NumberedStep = Step & { seq: number };
