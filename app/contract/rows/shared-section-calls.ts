import { createRoute, z } from '@hono/zod-openapi';
import { locales } from '#app/i18n/locale.ts';
import { teamEndpoints } from '../endpoints/team.ts';
import { may } from '../may.ts';
import { address, media, moduleNode } from './content-shapes.ts';
import { editorRefusals, idParams, json, jsonBody, langParams } from './shapes.ts';

const online = z.array(z.enum(locales));

const section = z.object({
  id: z.uuid(),
  title: z.string(),
  url: z.string().nullable(),
  online,
  models: z.array(z.string()),
});

const listed = section.extend({ places: z.number().int() }).openapi('SharedSectionListed');

const place = z.object({ title: z.string(), url: z.string().nullable(), is_online: z.boolean() });

const read = section
  .extend({
    nodes: z.array(moduleNode),
    media: z.array(media),
    addresses: z.record(z.string(), address),
    places: z.array(place),
  })
  .openapi('SharedSection');

const kept = z.object({ id: z.uuid(), number: z.number().int(), online }).openapi('SharedSectionKept');

/** Parts of pages under a name: shown on many, or copied (docs/behaviour/editor.md#shared-sections). */
export const sharedSectionCalls = {
  listSharedSections: createRoute({
    ...teamEndpoints.listSharedSections,
    ...may('draft:read'),
    summary: 'Shared sections by words of their names',
    request: { params: langParams, query: z.object({ q: z.string().max(200).default('') }) },
    responses: { 200: json(z.array(listed), 'The last changed first, at most 50.'), ...editorRefusals },
  }),
  keepSharedSection: createRoute({
    ...teamEndpoints.keepSharedSection,
    ...may('entry:write'),
    summary: 'Copies a container with everything in it into a shared section',
    request: {
      params: langParams,
      body: jsonBody(z.strictObject({ module: z.uuid(), title: z.string().trim().min(1).max(200) })),
    },
    responses: { 201: json(kept, 'Kept; online where the page it comes from is.'), ...editorRefusals },
  }),
  readSharedSection: createRoute({
    ...teamEndpoints.readSharedSection,
    ...may('draft:read'),
    summary: 'A shared section with its draft and everything that shows it',
    request: { params: idParams },
    responses: { 200: json(read, 'Places in the language of the address.'), ...editorRefusals },
  }),
};
