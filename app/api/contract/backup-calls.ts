import { createRoute, z } from '@hono/zod-openapi';
import { may } from '../may.ts';
import { editorRefusals, idParams, json, jsonBody } from './shapes.ts';

const backup = z
  .object({
    id: z.uuid(),
    name: z.string(),
    by: z.string().nullable(),
    at: z.string(),
    nodes: z.array(z.looseObject({ id: z.uuid() })),
  })
  .openapi('SectionBackup');

/**
 * Named states of one section (docs/behaviour/editor.md#sections-kept-under-a-name), behind the same policy as editing.
 */
export const backupCalls = {
  listBackups: createRoute({
    method: 'get',
    path: '/{lang}/pageeditor-api/sections/{id}/backups',
    ...may('version:read'),
    summary: 'The kept states of a section',
    request: { params: idParams },
    responses: { 200: json(z.array(backup), 'Newest first, at most 20.'), ...editorRefusals },
  }),
  keepBackup: createRoute({
    method: 'post',
    path: '/{lang}/pageeditor-api/sections/{id}/backups',
    ...may('draft:write'),
    summary: 'Keeps a section as it is now, in both languages, under a name',
    request: { params: idParams, body: jsonBody(z.strictObject({ name: z.string().trim().min(1).max(120) })) },
    responses: { 201: json(z.object({ id: z.uuid() }), 'Kept.'), ...editorRefusals },
  }),
};
