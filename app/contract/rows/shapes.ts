import { z } from '@hono/zod-openapi';
import { locales } from '#app/i18n/locale.ts';

/** Shapes that several calls share. What the fields mean: docs/behaviour/content.md. */
export const lang = z.enum(locales).openapi({ param: { name: 'lang', in: 'path' }, example: 'de' });

export const langParams = z.object({ lang });

export const idParams = z.object({ lang, id: z.uuid() });

export const problem = z.object({ detail: z.string() }).openapi('Problem');

const problems = z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }).openapi('Problems');

/** Code of the venue, as it is written down. */
export const code = z.object({ code: z.string() });

/** A page with its modules. */
export const pageShape = z
  .looseObject({ id: z.string(), urls: z.record(z.string(), z.string()), title: z.string(), headline: z.string() })
  .openapi('Page');

const pageSizeMax = 100;

/** Page numbers and sizes are bounded: a list never answers more than `pageSizeMax` entries. */
export const pageQuery = z.object({
  page: z.coerce.number<number>().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number<number>().int().min(1).max(pageSizeMax).default(25),
});

/** One page of a list (docs/behaviour/calls.md#lists). */
export function paged<Item extends z.ZodType>(item: Item) {
  return z.object({
    count: z.number().int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });
}

/** An answer of the contract in JSON. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

export const notFound = json(problem, 'Not found, or not visible for this reader.');
export const unauthorized = json(problem, 'Nobody is logged in.');
const forbidden = json(problem, 'The person may not do this, or the CSRF token is missing.');
export const invalid = json(problems, 'Understood, but not possible; each error names its field.');

/** What every call of an editor may answer besides success. */
export const editorRefusals = { 401: unauthorized, 403: forbidden, 404: notFound, 422: invalid };

/** A body of the contract in JSON, which must be there. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true as const, content: { 'application/json': { schema } } };
}
