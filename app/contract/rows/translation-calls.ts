import { createRoute, z } from '@hono/zod-openapi';
import { locales } from '#app/i18n/locale.ts';
import { teamEndpoints } from '../endpoints/team.ts';
import { may } from '../may.ts';
import { outdatedTranslation } from './draft-shapes.ts';
import { editorRefusals, idParams, json, jsonBody } from './shapes.ts';

/** Which translations on a page no longer follow their source. */
export const translationCalls = {
  outdated: createRoute({
    ...teamEndpoints.outdated,
    ...may('draft:read'),
    summary: 'Translations whose source has changed since, in either language',
    request: { params: idParams },
    responses: { 200: json(z.array(outdatedTranslation), 'Oldest change first.'), ...editorRefusals },
  }),
  settleTranslation: createRoute({
    ...teamEndpoints.settleTranslation,
    ...may('draft:write'),
    summary: 'Says that a translation still fits after a minor change of its source',
    request: {
      params: idParams,
      body: jsonBody(z.strictObject({ module: z.uuid(), field: z.string().min(1).max(80), lang: z.enum(locales) })),
    },
    responses: { 200: json(z.array(outdatedTranslation), 'What is still outdated.'), ...editorRefusals },
  }),
};
