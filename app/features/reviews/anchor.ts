import { z } from 'zod';

const quoted = 400;
const around = 60;

/**
 * What a comment is pinned to, found again in a page that has changed since: words by what stands around them (W3C Web
 * Annotation, TextQuoteSelector), a picture by its file and a point in it, as parts of its width and height.
 */
export const anchorShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page') }),
  z.strictObject({
    kind: z.literal('text'),
    exact: z.string().trim().min(1).max(quoted),
    before: z.string().max(around),
    after: z.string().max(around),
  }),
  z.strictObject({
    kind: z.literal('picture'),
    picture: z.string().min(1).max(200),
    x: z.number().min(0).max(1),
    y: z.number().min(0).max(1),
  }),
]);

export type Anchor = z.infer<typeof anchorShape>;
