import { createRoute, z } from '@hono/zod-openapi';
import { teamEndpoints } from '../endpoints/team.ts';
import { may } from '../may.ts';
import { savedNode } from './content-shapes.ts';
import { editorRefusals, idParams, jsonBody } from './shapes.ts';

const person = z.object({
  tab: z.uuid(),
  user: z.string(),
  name: z.string(),
  module: z.uuid().nullable(),
  field: z.string().nullable(),
  is_hidden: z.boolean(),
});

/** What the stream of a page tells, by the name of the event. */
export const pageEvents = {
  /** First of all: the build, and the revision of every module. */
  revisions: z.object({ build: z.string(), revisions: z.record(z.string(), z.number().int()) }),
  /** Modules as they are now, and the ids of those that are gone. */
  changed: z.object({ nodes: z.array(savedNode), gone: z.array(z.uuid()) }),
  people: z.array(person),
  published: z.object({}),
};

/** Who else edits a page, and what they have saved (docs/behaviour/editor.md#colleagues). */
export const colleagueCalls = {
  followPage: createRoute({
    ...teamEndpoints.followPage,
    // An id and nothing else: a page of visitors may be called `events`, and is asked for as `page/en/events`.
    path: '/{lang}/pageeditor-api/page/{id{[0-9a-f]+-[0-9a-f-]+}}/events',
    ...may('draft:read'),
    summary: 'What others save on a page and where they are, as server-sent events',
    request: { params: idParams },
    responses: {
      200: {
        description:
          '`revisions` first (the build, and the revision of every module), then `changed` (modules as they are now, ids that are gone), `people`, `published`. Ends after five minutes; the browser asks again.',
        content: { 'text/event-stream': { schema: z.string() } },
      },
      ...editorRefusals,
    },
  }),
  updatePresence: createRoute({
    ...teamEndpoints.updatePresence,
    ...may('draft:read'),
    summary: 'Says where on the page one is; repeated every ten seconds',
    request: {
      params: idParams,
      body: jsonBody(
        z.strictObject({
          tab: z.uuid(),
          module: z.uuid().nullable().default(null),
          field: z.string().max(120).nullable().default(null),
          is_hidden: z.boolean().default(false),
          leaves: z.boolean().default(false),
        }),
      ),
    },
    responses: { 204: { description: 'Noted.' }, ...editorRefusals },
  }),
};
