import { createRoute, z } from '@hono/zod-openapi';
import { rules } from '#app/cms/checks/finding.ts';
import { locales } from '#app/i18n/locale.ts';
import { teamEndpoints } from '../endpoints/team.ts';
import { may } from '../may.ts';
import { editorRefusals, idParams, json, jsonBody, langParams } from './shapes.ts';

const published = z
  .object({
    version: z.number().int(),
    /** What visitors read until now; publishing it again takes this back. */
    before: z.number().int().nullable(),
    published_at: z.string(),
    /** Null for an entry whose kind has no pages. */
    url: z.string().nullable(),
  })
  .openapi('Published');

const draftChanged = z.object({ draft_tag: z.string(), changed: z.array(z.string()) }).openapi('DraftChanged');

/** What stands against publishing; `module` is null for the page or entry itself. */
export const holes = z
  .object({
    problems: z.array(
      z.object({
        module: z.string().nullable(),
        path: z.string(),
        message: z.string(),
        rule: z.enum(rules).optional(),
      }),
    ),
  })
  .openapi('Holes');

const language = z.enum(locales);
const what = {
  lang: language,
  draft_tag: z.string().max(128),
  /** Modules that go out, the id of the page for its own fields; everything when it is left out. */
  modules: z.array(z.uuid()).min(1).max(2000).optional(),
};

const refusals = {
  ...editorRefusals,
  409: json(draftChanged, 'The draft is not the one on your screen.'),
  422: json(holes, 'Something is missing or not allowed out; each problem names its module and field.'),
};

const action = z.enum(['publish', 'unpublish']);
const rule = z.enum(rules);
const blocking = z.strictObject({ blocking: z.array(rule).max(rules.length) }).openapi('Blocking');

/** How a language of a page becomes public, now or later, and stops being public. */
export const publishingCalls = {
  publish: createRoute({
    ...teamEndpoints.publish,
    ...may('page:publish'),
    summary: 'Publishes one language, whole or chosen modules; the other is not touched',
    request: { params: idParams, body: jsonBody(z.strictObject(what)) },
    responses: { 200: json(published, 'Visitors see it now.'), ...refusals },
  }),
  publishVersion: createRoute({
    ...teamEndpoints.publishVersion,
    ...may('page:publish'),
    summary: 'Makes an older version the public one again: how a publication is undone',
    request: {
      params: idParams,
      body: jsonBody(z.strictObject({ lang: language, n: z.number().int().min(1) })),
    },
    responses: { 200: json(published, 'Visitors see it now.'), ...editorRefusals },
  }),
  unpublish: createRoute({
    ...teamEndpoints.unpublish,
    ...may('page:unpublish'),
    summary: 'Takes one language offline',
    request: { params: idParams, body: jsonBody(z.strictObject({ lang: language })) },
    responses: { 200: json(z.object({ id: z.uuid() }), 'Offline.'), ...editorRefusals },
  }),
  schedule: createRoute({
    ...teamEndpoints.schedule,
    ...may('page:publish', 'page:unpublish'),
    summary: 'Lets a language go online, as it is now, or offline at a local time of the venue',
    request: {
      params: idParams,
      body: jsonBody(z.strictObject({ ...what, action, at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/) })),
    },
    responses: { 201: json(z.object({ id: z.uuid(), due_at: z.string() }), 'It will happen by itself.'), ...refusals },
  }),
  unschedule: createRoute({
    ...teamEndpoints.unschedule,
    ...may('page:publish', 'page:unpublish'),
    summary: 'Forgets what was to happen by itself',
    request: { params: idParams, query: z.object({ of: language, action }) },
    responses: { 200: json(z.object({ id: z.uuid() }), 'It will not happen.'), ...editorRefusals },
  }),
  readBlocking: createRoute({
    ...teamEndpoints.readBlocking,
    ...may('draft:read'),
    summary: 'Which findings stand in the way of publishing in this site',
    request: { params: langParams },
    responses: { 200: json(blocking, 'Names of rules.'), ...editorRefusals },
  }),
  writeBlocking: createRoute({
    ...teamEndpoints.writeBlocking,
    ...may('settings:write'),
    summary: 'Decides which findings stand in the way; for admins',
    request: { params: langParams, body: jsonBody(blocking) },
    responses: { 200: json(blocking, 'Decided.'), ...editorRefusals },
  }),
};
