import type { Operation } from '#app/cms/tree.ts';

/** One thing a person did, under the words it is called by in the timeline. */
export type Step = { label: string; operations: Operation[]; selected: string | null; at: number };

export type NumberedStep = Step & { seq: number };
