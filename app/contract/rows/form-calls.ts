import { createRoute, z } from '@hono/zod-openapi';
import { forEverybody } from '../may.ts';
import { invalid, json, jsonBody, langParams, notFound, problem } from './shapes.ts';

const number = z.string().regex(/^[1-9]\d{0,14}$/);

const field = z
  .object({
    id: z.string(),
    label: z.string(),
    slug: z.string(),
    field_type: z.union([z.number().int(), z.literal('honeypot')]),
    required: z.boolean(),
    visible: z.boolean(),
    choices: z.array(z.string()),
    default: z.union([z.string(), z.array(z.string())]).nullable(),
    placeholder_text: z.string(),
    help_text: z.string(),
    autocomplete: z.string().nullable(),
  })
  .openapi('FormField');

export type FormFieldAnswer = z.infer<typeof field>;

const form = z
  .object({ id: z.number().int(), title: z.string(), intro: z.string(), fields: z.array(field) })
  .openapi('Form');

const answer = z.union([
  z.string().max(5000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(500)).max(100),
  z.null(),
]);

const entry = z.strictObject({
  form: z.number().int().positive(),
  field_values: z.record(z.string().max(40), answer).refine((values) => Object.keys(values).length <= 100),
  /** The same for a second attempt: it is then stored once. */
  id: z.uuid().optional(),
});

const limited = { ...json(problem, 'Too many in a short time; Retry-After says when to come back.') };

/** Forms of visitors (docs/behaviour/calls.md). Writes bring the CSRF token that reading the form has handed out. */
export const formCalls = {
  readForm: createRoute({
    method: 'get',
    path: '/{lang}/api/forms/{id}',
    ...forEverybody,
    summary: 'What a form asks',
    request: { params: langParams.extend({ id: number }) },
    responses: { 200: json(form, 'Its fields in order; the last one is the trap for robots.'), 404: notFound },
  }),
  sendForm: createRoute({
    method: 'post',
    path: '/{lang}/api/forms-entries',
    ...forEverybody,
    summary: 'Sends a form',
    request: { params: langParams, body: jsonBody(entry) },
    responses: {
      201: json(
        z.object({ message: z.string() }),
        'Taken. The answer to a filled trap is the same; nothing is stored then.',
      ),
      404: notFound,
      422: invalid,
      429: limited,
    },
  }),
  sendFile: createRoute({
    method: 'post',
    path: '/{lang}/api/temp-files',
    ...forEverybody,
    summary: 'Hands in a file before the form it belongs to',
    request: {
      params: langParams,
      body: {
        required: true,
        content: {
          'multipart/form-data': { schema: z.object({ file: z.any().openapi({ type: 'string', format: 'binary' }) }) },
        },
      },
    },
    responses: {
      201: json(
        z.object({ id: z.uuid(), name: z.string(), size: z.number().int(), type: z.string() }),
        'Kept for a day.',
      ),
      422: invalid,
      429: limited,
    },
  }),
};
