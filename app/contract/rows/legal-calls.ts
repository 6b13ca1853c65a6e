import { createRoute, z } from '@hono/zod-openapi';
import { locales } from '#app/i18n/locale.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import { forEverybody } from '../may.ts';
import { code, json, notFound, pageShape } from './shapes.ts';

const query = z.object({ lang: z.enum(locales).default(defaultLocale) });

/** The legal pages under their own names, the codes of the venue, and the way out. */
export const legalCalls = {
  terms: createRoute({
    method: 'get',
    path: '/api/agb',
    ...forEverybody,
    summary: 'The page with the terms',
    request: { query },
    responses: { 200: json(pageShape, 'As visitors see it.'), 404: notFound },
  }),
  imprint: createRoute({
    method: 'get',
    path: '/api/imprint',
    ...forEverybody,
    summary: 'The page with the imprint',
    request: { query },
    responses: { 200: json(pageShape, 'As visitors see it.'), 404: notFound },
  }),
  privacyPolicy: createRoute({
    method: 'get',
    path: '/api/privacy-policy',
    ...forEverybody,
    summary: 'The page about data protection',
    request: { query },
    responses: { 200: json(pageShape, 'As visitors see it.'), 404: notFound },
  }),
  html: createRoute({
    method: 'get',
    path: '/api/html',
    ...forEverybody,
    summary: 'Codes of the venue for head and footer',
    request: { query },
    responses: {
      200: json(
        z.object({ html_header: code, html_footer_top: code, html_footer_bottom: code, html_footer_logos: code }),
        'As they are put into the pages: what could run is left out.',
      ),
    },
  }),
  logout: createRoute({
    method: 'post',
    path: '/api/logout',
    ...forEverybody,
    summary: 'Ends the session of whoever calls',
    responses: { 200: json(z.object({ is_logged_in: z.literal(false) }), 'The cookies of the session are cleared.') },
  }),
};
