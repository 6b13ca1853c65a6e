import { z } from 'zod';
import { readStored } from '../read-stored.ts';
import { documentText } from './document-text.ts';

const textNode = z.strictObject({ type: z.literal('text'), text: z.string().min(1).max(10_000) });
const breakNode = z.strictObject({ type: z.literal('hard_break') });
const document = z.strictObject({
  type: z.literal('doc'),
  content: z
    .array(z.union([textNode, breakNode]))
    .max(200)
    .optional(),
});

export type LineDocument = z.infer<typeof document>;

/** The ProseMirror document of one line: text and wanted breaks, nothing else. */
export function lineDocument(max: number) {
  return document.refine((value) => documentText(value).length <= max, { message: 'field_problem_too_long' });
}

/** Reads a stored line; a broken value counts as empty. */
export function parseLine(value: unknown): LineDocument {
  return readStored(document, value) ?? { type: 'doc' };
}
