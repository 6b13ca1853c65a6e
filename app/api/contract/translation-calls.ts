import { createRoute, z } from '@hono/zod-openapi';
import { locales } from '#app/i18n/locale.ts';
import { may } from '../may.ts';
import { editorRefusals, idParams, json, jsonBody } from './shapes.ts';

const outdated = z
  .object({ module: z.uuid(), field: z.string(), locale: z.enum(locales), source: z.unknown() })
  .openapi('OutdatedTranslation', { description: 'Words whose source has changed since; `source` is what it said.' });

/** Which translations on a page no longer follow their source. */
export const translationCalls = {
  outdated: createRoute({
    method: 'get',
    path: '/{lang}/pageeditor-api/page/{id}/translations',
    ...may('draft:read'),
    summary: 'Translations whose source has changed since, in either language',
    request: { params: idParams },
    responses: { 200: json(z.array(outdated), 'Oldest change first.'), ...editorRefusals },
  }),
  settleTranslation: createRoute({
    method: 'post',
    path: '/{lang}/pageeditor-api/page/{id}/translations',
    ...may('draft:write'),
    summary: 'Says that a translation still fits after a minor change of its source',
    request: {
      params: idParams,
      body: jsonBody(z.strictObject({ module: z.uuid(), field: z.string().min(1).max(80), lang: z.enum(locales) })),
    },
    responses: { 200: json(z.array(outdated), 'What is still outdated.'), ...editorRefusals },
  }),
};
