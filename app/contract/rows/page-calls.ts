import { createRoute, z } from '@hono/zod-openapi';
import { teamEndpoints } from '../endpoints/team.ts';
import { may } from '../may.ts';
import { media } from './content-shapes.ts';
import { draftPayload } from './draft-shapes.ts';
import { editorRefusals, idParams, json, jsonBody, langParams, paged, pageQuery, problem } from './shapes.ts';

const target = z
  .object({
    type: z.string(),
    id: z.string(),
    title: z.string(),
    url: z.string().nullable(),
    online: z.boolean(),
    starts: z.string().nullable().optional(),
    anchors: z.array(z.string()).optional(),
  })
  .openapi('Target');

const localizedText = z.strictObject({ de: z.string().max(500).optional(), en: z.string().max(500).optional() });
const fraction = z.number().min(0).max(1);

/** What the editor asks about a whole page, its pictures and its links. */
export const pageCalls = {
  draft: createRoute({
    ...teamEndpoints.draft,
    ...may('draft:read'),
    summary: 'The draft of a page with everything the editor needs to render it',
    request: { params: idParams },
    responses: { 200: json(draftPayload, 'The draft.'), ...editorRefusals },
  }),
  targets: createRoute({
    ...teamEndpoints.targets,
    ...may('draft:read'),
    summary: 'What a link or a reference can lead to',
    request: {
      params: langParams,
      query: z.object({ q: z.string().max(200).default(''), type: z.string().max(40).optional() }),
    },
    responses: { 200: json(z.array(target), 'At most 20, best first.'), ...editorRefusals },
  }),
  listMedia: createRoute({
    ...teamEndpoints.listMedia,
    ...may('draft:read'),
    summary: 'The media library',
    request: { params: langParams, query: pageQuery.extend({ q: z.string().max(200).default('') }) },
    responses: { 200: json(paged(media), 'Newest first.'), ...editorRefusals },
  }),
  uploadMedia: createRoute({
    ...teamEndpoints.uploadMedia,
    ...may('media:upload'),
    summary: 'Takes in a file',
    request: {
      params: langParams,
      body: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: z.object({ file: z.custom<File>().openapi({ type: 'string', format: 'binary' }) }),
          },
        },
      },
    },
    responses: { 201: json(media, 'Taken in.'), 413: json(problem, 'Too large.'), ...editorRefusals },
  }),
  mediaUsages: createRoute({
    ...teamEndpoints.mediaUsages,
    ...may('draft:read'),
    summary: 'On how many pages a picture or file is shown, drafts included, and what they are called',
    request: { params: idParams },
    responses: {
      200: json(z.object({ count: z.number().int(), titles: z.array(z.string()) }), 'Each page counts once.'),
      ...editorRefusals,
    },
  }),
  patchMedia: createRoute({
    ...teamEndpoints.patchMedia,
    ...may('media:upload'),
    summary: 'Changes the words and the focal point of a picture',
    request: {
      params: idParams,
      body: jsonBody(
        z.strictObject({
          alt: localizedText.optional(),
          credit: localizedText.optional(),
          focal: z.strictObject({ x: fraction, y: fraction }).optional(),
        }),
      ),
    },
    responses: { 200: json(media, 'Changed.'), ...editorRefusals },
  }),
};
