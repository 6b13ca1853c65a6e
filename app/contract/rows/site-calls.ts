import { createRoute, z } from '@hono/zod-openapi';
import { locales } from '#app/i18n/locale.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import { openingHoursToday, pathOf } from '../endpoints/visitor.ts';
import { keptForVisitors } from '../kept.ts';
import { json, langParams } from './shapes.ts';

const alert = z
  .object({
    id: z.number().int(),
    title: z.string(),
    text: z.string(),
    link: z.object({ url: z.string() }).nullable(),
    link_title: z.string(),
  })
  .openapi('Alert');

const opening = z
  .object({
    time_from: z.string().openapi({ example: '10:00:00' }),
    time_to: z.string().openapi({ example: '18:00:00' }),
    closed: z.boolean().optional(),
    opens_at: z.string().openapi({ example: '2026-11-21T09:00:00Z' }),
    closes_at: z.string().openapi({ example: '2026-11-21T17:00:00Z' }),
  })
  .openapi('Opening');

const openingDay = z
  .object({
    date: z.string().openapi({ example: '2026-11-21' }),
    opening_hours: z.array(opening),
    opening_hours_exceptions: z.array(opening),
    until: z.string(),
  })
  .openapi('OpeningDay');

/** What the server says on every page: its notice and whether it is open. */
export const siteCalls = {
  breakingNews: createRoute({
    method: 'get',
    ...keptForVisitors,
    path: '/api/breaking-news',
    summary: 'Notices at the top of the page',
    request: {
      query: z.object({
        lang: z.enum(locales).default(defaultLocale),
        path: z
          .string()
          .max(500)
          .default('')
          .openapi({ description: 'A page; without it those that stand on all pages.' }),
      }),
    },
    responses: { 200: json(z.array(alert), 'The most urgent first, then the newest; the first one is shown.') },
  }),
  openingHoursToday: createRoute({
    method: 'get',
    ...keptForVisitors,
    path: pathOf(openingHoursToday('{lang}')),
    summary: 'When the venue is open today',
    request: { params: langParams },
    responses: {
      200: json(openingDay, 'In the time of the venue. Exceptions, where there are any, count instead of the hours.'),
    },
  }),
};
