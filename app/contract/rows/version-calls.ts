import { createRoute, z } from '@hono/zod-openapi';
import { locales } from '#app/i18n/locale.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import { teamEndpoints } from '../endpoints/team.ts';
import { may } from '../may.ts';
import { media, moduleNode } from './content-shapes.ts';
import { holes } from './publishing-calls.ts';
import { editorRefusals, idParams, json, jsonBody, lang, paged, pageQuery } from './shapes.ts';

const changes = z.object({
  modules: z.array(
    z.object({
      module: z.uuid(),
      model: z.string(),
      kind: z.enum(['added', 'removed', 'changed', 'moved']),
      fields: z.array(z.string()),
    }),
  ),
  page: z.array(z.string()),
});

const head = {
  id: z.uuid(),
  n: z.number().int(),
  kind: z.enum(['publish', 'named', 'before-restore', 'idle', 'scheduled']),
  label: z.string().nullable(),
  by: z.string().nullable(),
  at: z.string(),
};

const listed = z.object({ ...head, live: z.boolean(), changes }).openapi('Version');
const whole = z
  .object({
    ...head,
    doc: z.object({ page: z.looseObject({}), nodes: z.array(moduleNode), media: z.array(media).optional() }),
  })
  .openapi('VersionDocument');
const draftChanges = changes
  .extend({
    missing: holes.shape.problems,
    draft_tag: z.string(),
    written: z.array(z.object({ module: z.uuid(), by: z.string().nullable(), at: z.string() })),
  })
  .openapi('DraftChanges');

const ofLanguage = z.object({ of: z.enum(locales).default(defaultLocale) });
const numberParams = z.object({ lang, id: z.uuid(), n: z.coerce.number<number>().int().min(1).max(1_000_000) });

/** The history of a page, per language, behind the same policy as editing it. */
export const versionCalls = {
  changes: createRoute({
    ...teamEndpoints.changes,
    ...may('draft:read'),
    summary: 'What publishing one language would change for visitors, and what is missing for it',
    request: { params: idParams, query: ofLanguage },
    responses: { 200: json(draftChanges, 'Module by module.'), ...editorRefusals },
  }),
  deletedModules: createRoute({
    ...teamEndpoints.deletedModules,
    ...may('draft:read'),
    summary: 'What was deleted on a page in 30 days and can be brought back to its place',
    request: { params: idParams },
    responses: {
      200: json(
        z.array(
          z.object({
            nodes: z.array(moduleNode),
            deleted_at: z.string(),
            by: z.string().nullable(),
          }),
        ),
        'Last deleted first, at most 50.',
      ),
      ...editorRefusals,
    },
  }),
  listVersions: createRoute({
    ...teamEndpoints.listVersions,
    ...may('version:read'),
    summary: 'The versions of one language, each with what it changed',
    request: { params: idParams, query: pageQuery.extend(ofLanguage.shape) },
    responses: { 200: json(paged(listed), 'Newest first.'), ...editorRefusals },
  }),
  nameVersion: createRoute({
    ...teamEndpoints.nameVersion,
    ...may('draft:write'),
    summary: 'Keeps the draft of one language under a name',
    request: {
      params: idParams,
      body: jsonBody(
        z.strictObject({
          lang: z.enum(locales),
          label: z.string().trim().min(1).max(120),
          kind: z.enum(['named', 'before-restore']).default('named'),
        }),
      ),
    },
    responses: { 201: json(z.object({ id: z.uuid(), n: z.number().int() }), 'Kept.'), ...editorRefusals },
  }),
  readVersion: createRoute({
    ...teamEndpoints.readVersion,
    ...may('version:read'),
    summary: 'One version with everything in it',
    request: { params: numberParams, query: ofLanguage },
    responses: { 200: json(whole, 'The compiled document.'), ...editorRefusals },
  }),
  restoreVersion: createRoute({
    ...teamEndpoints.restoreVersion,
    ...may('draft:write'),
    summary: 'Makes a version, or chosen containers or modules of it, the draft of its language again',
    request: {
      params: numberParams,
      body: jsonBody(z.strictObject({ lang: z.enum(locales), modules: z.array(z.uuid()).min(1).max(500).optional() })),
    },
    responses: {
      200: json(z.object({ before: z.number().int() }), 'Restored; what stood there is the version `before`.'),
      ...editorRefusals,
    },
  }),
};
