import { z } from '@hono/zod-openapi';
import { commands, routerEndpoints } from '../endpoints/router.ts';
import type { WhoMay } from '../may.ts';
import { invalid, json, jsonBody, lang, problem } from './shapes.ts';

const values = z.record(z.string(), z.unknown());

/** Changed fields of an entry. Which fields exist and what they take, the command checks. */
export const entryPatch = z.strictObject({
  props: values.default({}),
  i18n: z.strictObject({ de: values.optional(), en: values.optional() }).default({}),
});

const done = z.object({
  command: z.enum(commands),
  count: z.number().int(),
  skipped: z.number().int(),
  /** Entries not even tried, because it was stopped before them. */
  left: z.number().int().optional(),
  /** Names of what takes it back, one for each batch. */
  undo: z.array(z.string()),
});

/** A command that was taken back; entries that somebody has changed since are skipped. */
const undone = z.object({
  undone: z.number().int(),
  skipped: z.number().int(),
  /** Entries not even tried, because it was stopped before them, and the names that take them back. */
  left: z.number().int().optional(),
  undo: z.array(z.string()).optional(),
});

const refused = z.object({
  refused: z.enum(['forbidden', 'invalid', 'nothing', 'too-many', 'undo-gone', 'name-taken']),
});

export type Done = z.infer<typeof done>;
export type Undone = z.infer<typeof undone>;
export type Refused = z.infer<typeof refused>;

const number = z.number().int();
const nothing = (description: string) => json(z.object({}), description);

const closed = {
  401: nothing('Nobody is logged in.'),
  404: nothing('No such entry, or no such collection.'),
  405: nothing('There is nothing to read here.'),
};

const wish = {
  days: z.string(),
  day: z.string(),
  room: z.string(),
  time: z.string(),
  note_de: z.string(),
  note_en: z.string(),
};

function form<Schema extends z.ZodType>(schema: Schema) {
  return { content: { 'multipart/form-data': { schema } } };
}

/** Calls that routes of the router answer. They are no part of the published API and typed as if they were; each route asks the policy itself. */
export const routerCalls = {
  saveEntry: {
    ...routerEndpoints.saveEntry,
    'x-may': ['entry:write'],
    request: {
      params: z.object({ lang, type: z.string(), number }),
      headers: z.object({ 'if-match': z.string(), 'idempotency-key': z.string() }),
      body: jsonBody(entryPatch),
    },
    responses: {
      200: json(z.object({ rev: number, props: values }), 'Saved, with the times that were written along.'),
      400: nothing('No patch.'),
      403: nothing('The person may not do this.'),
      410: nothing('Deleted by somebody.'),
      412: json(
        z.object({ props: values, i18n: z.object({ de: values.optional(), en: values.optional() }), rev: number }),
        'Based on an older revision.',
      ),
      422: invalid,
      428: nothing('If-Match is missing.'),
      ...closed,
    },
  },
  runAction: {
    ...routerEndpoints.runAction,
    // What a person needs beyond it depends on the command (`actionOf`).
    'x-may': ['entry:write'],
    request: {
      params: z.object({ lang, type: z.string() }),
      headers: z.object({ 'idempotency-key': z.uuid() }),
      body: form(z.object({ command: z.string(), ...wish, id: z.array(z.string()) })),
    },
    responses: {
      200: json(z.union([done, refused]), 'What came of it.'),
      400: nothing('No command, or too many entries at once.'),
      403: json(refused, 'The person may not do this.'),
      ...closed,
    },
  },
  undoAction: {
    ...routerEndpoints.undoAction,
    'x-may': ['entry:write'],
    request: {
      params: z.object({ lang, type: z.string() }),
      headers: z.object({ 'idempotency-key': z.uuid() }),
      body: form(z.object({ command: z.string() })),
    },
    responses: { 200: json(z.union([undone, refused]), 'What came of it.'), ...closed },
  },
  moduleData: {
    ...routerEndpoints.moduleData,
    'x-may': ['draft:read'],
    request: { params: z.object({ lang }), query: z.object({ model: z.string(), props: z.string() }) },
    responses: {
      200: json(z.object({ data: z.unknown() }), 'What the module would show with these values.'),
      400: nothing('No such module, or none that shows more than its fields.'),
      404: nothing('Nobody is logged in who may read drafts.'),
    },
  },
  replaceMedia: {
    ...routerEndpoints.replaceMedia,
    'x-may': ['media:replace'],
    request: {
      params: z.object({ lang, id: z.uuid() }),
      body: form(z.object({ file: z.custom<File>() })),
    },
    responses: {
      200: json(z.object({ detail: z.null() }), 'The new file is there.'),
      400: json(problem, 'No file.'),
      403: json(problem, 'The person may not do this.'),
      422: json(problem, 'Not a file that can stand there; says why.'),
    },
  },
} satisfies Record<string, WhoMay & Record<string, unknown>>;
