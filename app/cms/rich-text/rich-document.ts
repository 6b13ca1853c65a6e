import { z } from 'zod';
import { isAcceptedUrl, linkTarget } from '../link.ts';
import { readStored } from '../read-stored.ts';
import { documentText } from './document-text.ts';
import { languageTag } from './language-tag.ts';

/** Lists may stand in lists; deeper than this nobody can read them. */
const deepest = 8;
/** Paragraphs, items and pieces of text together: no page holds more, and checking each of them takes its time. */
const mostNodes = 20_000;

const linkMark = z.strictObject({
  type: z.literal('link'),
  attrs: z
    .strictObject({
      ref: linkTarget.nullish(),
      href: z.string().max(2000).refine(isAcceptedUrl, { message: 'field_problem_link' }).nullish(),
      blank: z.boolean().nullish(),
    })
    .refine(({ ref, href }) => Boolean(ref) !== Boolean(href), { message: 'field_problem_link' }),
});

const langMark = z.strictObject({
  type: z.literal('lang'),
  attrs: z.strictObject({ lang: z.string().regex(languageTag) }),
});

const mark = z.union([
  z.strictObject({ type: z.literal('strong') }),
  z.strictObject({ type: z.literal('em') }),
  linkMark,
  langMark,
]);

const marks = z.array(mark).max(4).optional();

const inline = z.union([
  z.strictObject({ type: z.literal('text'), text: z.string().min(1), marks }),
  z.strictObject({ type: z.literal('hard_break'), marks }),
]);

const paragraph = z.strictObject({
  type: z.literal('paragraph'),
  attrs: z.strictObject({ align: z.enum(['left', 'center', 'right']).nullish() }).optional(),
  content: z.array(inline).optional(),
});

export type RichMark = z.infer<typeof mark>;
export type RichInline = z.infer<typeof inline>;
type RichParagraph = z.infer<typeof paragraph>;
export type RichItem = { type: 'list_item'; content: RichBlock[] };
export type RichList = { type: 'bullet_list' | 'ordered_list'; attrs?: { order?: number | null }; content: RichItem[] };
export type RichBlock = RichParagraph | RichList;
export type RichDocument = { type: 'doc'; content?: RichBlock[] };

const document: z.ZodType<RichDocument> = z
  .unknown()
  .refine((value) => depthOf(value) <= deepest * 2 + 4, { message: 'field_problem_too_deep', abort: true })
  .refine((value) => nodesIn(value) <= mostNodes, { message: 'field_problem_too_long', abort: true })
  .pipe(z.strictObject({ type: z.literal('doc'), content: z.array(z.lazy(() => block)).optional() }));

const block: z.ZodType<RichBlock> = z.lazy(() => z.union([paragraph, list]));

const list = z.strictObject({
  type: z.enum(['bullet_list', 'ordered_list']),
  attrs: z.strictObject({ order: z.int().min(0).max(10_000).nullish() }).optional(),
  content: z.array(z.strictObject({ type: z.literal('list_item'), content: z.array(block).min(1) })).min(1),
});

/** The ProseMirror document of a rich text: paragraphs and lists with strong, em, links and languages. */
export function richDocument(max: number): z.ZodType<RichDocument> {
  return document.refine((value) => documentText(value).length <= max, { message: 'field_problem_too_long' });
}

/** Reads a stored rich text; a broken value counts as empty. */
export function parseRich(value: unknown): RichDocument {
  return readStored(document, value) ?? { type: 'doc' };
}

function nodesIn(value: unknown): number {
  return childrenOf(value).reduce<number>((sum, child) => sum + nodesIn(child), 1);
}

/** Counts nested `content` only, and stops looking once it is too much. */
function depthOf(value: unknown, depth = 0): number {
  if (depth > deepest * 3) return depth;
  return childrenOf(value).reduce<number>((most, child) => Math.max(most, depthOf(child, depth + 1)), depth);
}

function childrenOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const { content } = value as { content?: unknown };
  return Array.isArray(content) ? content : [];
}
