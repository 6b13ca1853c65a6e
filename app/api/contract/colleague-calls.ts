import { createRoute, z } from '@hono/zod-openapi';
import { may } from '../may.ts';
import { editorRefusals, idParams, jsonBody } from './shapes.ts';

/** Who else edits a page, and what they have saved (docs/behaviour/editor.md#colleagues). */
export const colleagueCalls = {
  followPage: createRoute({
    method: 'get',
    path: '/{lang}/pageeditor-api/page/{id}/events',
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
  noteWhere: createRoute({
    method: 'post',
    path: '/{lang}/pageeditor-api/page/{id}/presence',
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
