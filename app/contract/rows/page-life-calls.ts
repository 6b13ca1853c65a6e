import { createRoute, z } from '@hono/zod-openapi';
import { pageInput } from '#app/collections/page/schema.ts';
import { locales } from '#app/i18n/locale.ts';
import { teamEndpoints } from '../endpoints/team.ts';
import { may, mayChange } from '../may.ts';
import { inEachLanguage, localizedText } from './content-shapes.ts';
import { pageRecord } from './draft-shapes.ts';
import { editorRefusals, idParams, json, jsonBody, langParams, problem } from './shapes.ts';

const status = z.enum(['empty', 'draft', 'published', 'changed', 'scheduled']);

const listedPage = z
  .object({
    id: z.uuid(),
    parent_id: z.uuid().nullable(),
    title: localizedText,
    status: inEachLanguage(status),
  })
  .openapi('ListedPage');

const binnedPage = z
  .object({ id: z.uuid(), title: localizedText, deleted_at: z.string(), by: z.string().nullable() })
  .openapi('BinnedPage');

const saved = z.object({ id: z.uuid(), rev: z.number().int() }).openapi('PageSaved');
const refused = z
  .object({ detail: z.string(), reason: z.string() })
  .openapi('PageRefused', { description: 'Understood and allowed, but the tree of pages does not permit it.' });

const ifMatch = z.object({
  'if-match': z
    .string()
    .regex(/^"?\d{1,9}"?$/)
    .optional(),
});

const conflict = { 409: json(refused, 'The tree of pages does not permit it.') };

/** The life of a page: made, named, moved, copied, put into the bin and taken out again. */
export const pageLifeCalls = {
  listPages: createRoute({
    ...teamEndpoints.listPages,
    ...may('draft:read'),
    summary: 'All pages in the order of the tree, with their state in each language',
    request: { params: langParams },
    responses: { 200: json(z.array(listedPage), 'Parents before children.'), ...editorRefusals },
  }),
  createPage: createRoute({
    ...teamEndpoints.createPage,
    ...may('page:create'),
    summary: 'Makes a page, offline in every language',
    request: {
      params: langParams,
      body: jsonBody(z.strictObject({ parent: z.uuid().nullable(), page: pageInput })),
    },
    responses: { 201: json(saved, 'Made.'), ...conflict, ...editorRefusals },
  }),
  binnedPages: createRoute({
    ...teamEndpoints.binnedPages,
    ...may('page:delete'),
    summary: 'Deleted pages that can be brought back for 30 days',
    request: { params: langParams },
    responses: { 200: json(z.array(binnedPage), 'Last deleted first.'), ...editorRefusals },
  }),
  readPage: createRoute({
    ...teamEndpoints.readPage,
    ...may('draft:read'),
    summary: 'The fields of a page in every language',
    request: { params: idParams },
    responses: { 200: json(pageRecord, 'The draft.'), ...editorRefusals },
  }),
  patchPage: createRoute({
    ...teamEndpoints.patchPage,
    ...mayChange('draft:write'),
    summary: 'Changes fields of a page; languages that are not named stay as they are',
    request: { params: idParams, headers: ifMatch, body: jsonBody(pageInput) },
    responses: {
      200: json(saved, 'Saved; visitors see it when the language is published.'),
      ...conflict,
      412: json(
        z.object({ current: pageRecord, rev: z.number().int(), by: z.string().nullable(), at: z.string() }),
        'Based on an older revision; somebody saved meanwhile.',
      ),
      428: json(problem, 'If-Match is missing.'),
      ...editorRefusals,
    },
  }),
  movePage: createRoute({
    ...teamEndpoints.movePage,
    ...may('page:create'),
    summary: 'Moves a page with all below it; public addresses follow and the old ones redirect',
    request: {
      params: idParams,
      body: jsonBody(z.strictObject({ parent: z.uuid().nullable(), before: z.uuid().nullable().default(null) })),
    },
    responses: { 200: json(saved, 'Moved.'), ...conflict, ...editorRefusals },
  }),
  copyPage: createRoute({
    ...teamEndpoints.copyPage,
    ...may('page:create'),
    summary: 'Copies a page with its modules in both languages, beside it and offline',
    request: { params: idParams },
    responses: { 201: json(saved, 'Copied.'), ...conflict, ...editorRefusals },
  }),
  copyLanguage: createRoute({
    ...teamEndpoints.copyLanguage,
    ...may('draft:write'),
    summary: 'Starts a translation with the words of the other language; words that are there stay',
    request: {
      params: idParams,
      body: jsonBody(z.strictObject({ from: z.enum(locales), to: z.enum(locales) })),
    },
    responses: { 200: json(z.object({ copied: z.number().int() }), 'How many modules got words.'), ...editorRefusals },
  }),
  deletePage: createRoute({
    ...teamEndpoints.deletePage,
    ...may('page:delete'),
    summary: 'Takes a page offline and puts it into the bin',
    request: { params: idParams },
    responses: { 200: json(saved, 'In the bin.'), ...conflict, ...editorRefusals },
  }),
  restorePage: createRoute({
    ...teamEndpoints.restorePage,
    ...may('page:delete'),
    summary: 'Takes a page out of the bin; what was online is online again',
    request: { params: idParams },
    responses: { 200: json(saved, 'Back.'), ...conflict, ...editorRefusals },
  }),
};
