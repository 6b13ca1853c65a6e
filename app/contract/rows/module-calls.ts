import { createRoute, z } from '@hono/zod-openapi';
import { locales } from '#app/i18n/locale.ts';
import { modules } from '#app/modules/registry.ts';
import { teamEndpoints } from '../endpoints/team.ts';
import { may, mayChange } from '../may.ts';
import { layout, moduleNode } from './content-shapes.ts';
import { editorRefusals, json, jsonBody, lang, langParams, paged, pageQuery, problem } from './shapes.ts';

// Proof: the registry is a list of literals and never empty.
const models = modules.map((definition) => definition.model) as [string, ...string[]];
const model = z.enum(models).openapi({ description: 'Name of the module folder.', example: 'headline' });
const modelParams = z.object({ lang, model });
const moduleParams = z.object({ lang, model, id: z.uuid() });

const values = z.record(z.string().max(80), z.unknown());
const perLanguage = z.strictObject(
  Object.fromEntries(locales.map((locale) => [locale, values.optional()])) as Record<
    'de' | 'en',
    z.ZodOptional<typeof values>
  >,
);

const place = {
  parent: z.uuid().nullable(),
  column: z.number().int().min(0).max(2),
  before: z.uuid().nullish(),
  after: z.uuid().nullish(),
};

/** The body may be the module itself: what is not named here is read as a field of the model, or refused. */
function flat<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.looseObject(shape).openapi({
    description:
      'Beside or instead of `props` and `i18n`, fields by their names; texts in the language of the address.',
  });
}

const revised = { id: z.uuid(), rev: z.number().int() };
const saved = z
  .object({
    ...revised,
    /** What had to go elsewhere, as when a column went away. */
    moved: z.array(z.object({ ...revised, column_index: z.number().int(), pos: z.string() })).optional(),
  })
  .openapi('Saved');
const placed = z.object({ ...revised, pos: z.string() }).openapi('Placed');

const stale = z
  .object({
    current: moduleNode,
    rev: z.number().int(),
    by: z.string().nullable(),
    at: z.string(),
    below: z.array(moduleNode).optional(),
  })
  .openapi('Stale', {
    description:
      'Somebody saved meanwhile; the client merges field by field and sends again. `below` is what a module holds that was to be deleted.',
  });

/** `If-Match` names the revision the change was based on, `Idempotency-Key` makes a repeated request harmless. */
const writeHeaders = z.object({
  'if-match': z
    .string()
    .regex(/^"?\d{1,9}"?$/)
    .optional(),
  'idempotency-key': z.uuid().optional(),
});

/** A precondition like `If-Match`, for what a module holds. */
const seen = z
  .string()
  .regex(/^[0-9a-f-]{36}=\d{1,9}(,[0-9a-f-]{36}=\d{1,9})*$/)
  .openapi({
    description:
      'The newest revision of everything in it that the person has seen, as `id=rev,id=rev`; what somebody else has written there since is not deleted.',
  });

const conditional = { 412: json(stale, 'Based on an older revision.'), 428: json(problem, 'If-Match is missing.') };
const gone = { 410: json(problem, 'Deleted by somebody.') };

/** The generic module resource (docs/behaviour/calls.md#status-codes). */
export const moduleCalls = {
  reorder: createRoute({
    ...teamEndpoints.reorder,
    ...may('draft:write'),
    summary: 'Moves a module to a place in a column',
    request: { params: langParams, headers: writeHeaders, body: jsonBody(z.strictObject({ id: z.uuid(), ...place })) },
    responses: { 200: json(placed, 'Moved.'), 409: json(problem, 'The place is gone.'), ...editorRefusals },
  }),
  listModules: createRoute({
    ...teamEndpoints.listModules,
    ...may('draft:read'),
    summary: 'Draft modules of one kind',
    request: { params: modelParams, query: pageQuery },
    responses: { 200: json(paged(moduleNode), 'One page of the list.'), ...editorRefusals },
  }),
  createModule: createRoute({
    ...teamEndpoints.createModule,
    ...may('draft:write'),
    summary: 'Creates a module',
    request: {
      params: modelParams,
      headers: writeHeaders,
      body: jsonBody(
        flat({
          id: z.uuid().optional(),
          ...place,
          parent: place.parent.optional(),
          column: place.column.default(0),
          layout: layout.optional(),
          props: values.default({}),
          i18n: perLanguage.default({}),
          hidden_in: z.array(z.enum(locales)).max(locales.length).optional(),
          content_type: z.string().max(40).optional(),
          object_id: z.uuid().optional(),
          slug: z
            .string()
            .min(1)
            .max(120)
            .regex(/^[a-z0-9-]+$/)
            .optional(),
        }),
      ),
    },
    responses: {
      200: json(moduleNode, 'A container with this slug was there already.'),
      201: json(placed, 'Created.'),
      409: json(problem, 'The place is gone, or the slug is taken.'),
      ...editorRefusals,
    },
  }),
  readModule: createRoute({
    ...teamEndpoints.readModule,
    ...may('draft:read'),
    summary: 'One draft module',
    request: { params: moduleParams },
    responses: { 200: json(moduleNode, 'The draft.'), ...editorRefusals, ...gone },
  }),
  patchModule: createRoute({
    ...teamEndpoints.patchModule,
    ...mayChange('draft:write'),
    summary: 'Saves changed fields; null empties a field',
    request: {
      params: moduleParams,
      headers: writeHeaders,
      body: jsonBody(
        flat({
          props: values.optional(),
          i18n: perLanguage.optional(),
          hidden_in: z.array(z.enum(locales)).max(locales.length).optional(),
          layout: layout.optional(),
        }),
      ),
    },
    responses: { 200: json(saved, 'Saved.'), ...editorRefusals, ...gone, ...conditional },
  }),
  updateModule: createRoute({
    ...teamEndpoints.updateModule,
    ...mayChange('draft:write'),
    summary: 'Replaces the shared values and those of this language',
    request: {
      params: moduleParams,
      headers: writeHeaders,
      body: jsonBody(flat({ props: values.optional(), i18n: values.optional() })),
    },
    responses: { 200: json(saved, 'Saved.'), ...editorRefusals, ...gone, ...conditional },
  }),
  deleteModule: createRoute({
    ...teamEndpoints.deleteModule,
    ...mayChange('draft:write'),
    summary: 'Deletes a module and what it holds; it can be restored for 30 days',
    request: { params: moduleParams, headers: writeHeaders.extend({ 'x-seen': seen.optional() }) },
    responses: { 200: json(saved, 'Deleted.'), ...editorRefusals, ...gone, ...conditional },
  }),
  restoreModule: createRoute({
    ...teamEndpoints.restoreModule,
    ...may('draft:write'),
    summary: 'Takes a deletion back',
    request: { params: moduleParams, headers: writeHeaders },
    responses: { 200: json(saved, 'Restored.'), ...editorRefusals },
  }),
};
