import { createRoute, z } from '@hono/zod-openapi';
import { teamEndpoints } from '../endpoints/team.ts';
import { may } from '../may.ts';
import { moduleNode } from './content-shapes.ts';
import { editorRefusals, idParams, json, jsonBody } from './shapes.ts';

const backup = z
  .object({
    id: z.uuid(),
    name: z.string(),
    by: z.string().nullable(),
    at: z.string(),
    nodes: z.array(moduleNode),
  })
  .openapi('SectionBackup');

/**
 * Named states of one section (docs/behaviour/editor.md#sections-kept-under-a-name), behind the same policy as editing.
 */
export const backupCalls = {
  listBackups: createRoute({
    ...teamEndpoints.listBackups,
    ...may('version:read'),
    summary: 'The kept states of a section',
    request: { params: idParams },
    responses: { 200: json(z.array(backup), 'Newest first, at most 20.'), ...editorRefusals },
  }),
  keepBackup: createRoute({
    ...teamEndpoints.keepBackup,
    ...may('draft:write'),
    summary: 'Keeps a section as it is now, in both languages, under a name',
    request: { params: idParams, body: jsonBody(z.strictObject({ name: z.string().trim().min(1).max(120) })) },
    responses: { 201: json(z.object({ id: z.uuid() }), 'Kept.'), ...editorRefusals },
  }),
};
