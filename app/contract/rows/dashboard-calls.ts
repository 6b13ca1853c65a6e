import { createRoute, z } from '@hono/zod-openapi';
import { locales } from '#app/i18n/locale.ts';
import { may } from '../may.ts';
import { editorRefusals, json, paged, pageQuery } from './shapes.ts';

const lang = z.enum(locales);
const count = z.number().int();

const site = z
  .object({
    is_site_online: z.boolean(),
    is_shop_online: z.boolean(),
    published: z.object({ de: count, en: count }),
    in_bin: count,
    missing: count,
  })
  .openapi('SiteFigures');

const assets = z
  .object({
    count,
    bytes: z.number(),
    kinds: z.array(z.object({ kind: z.string(), count, bytes: z.number() })),
    without_alt: count,
  })
  .openapi('AssetFigures');

const activity = z.object({
  id: count,
  at: z.string(),
  by: z.string().nullable(),
  action: z.string(),
  object_id: z.uuid(),
  title: z.string(),
  lang: lang.nullable(),
});

const keyword = z.object({ word: z.string(), lang, count, hits: count });

const login = z.object({ at: z.string(), username: z.string(), email: z.string(), expires_at: z.string() });

const version = z.object({
  id: z.uuid(),
  content_type: z.string(),
  object_id: z.uuid(),
  lang,
  n: count,
  kind: z.string(),
  label: z.string().nullable(),
  at: z.string(),
  by: z.string().nullable(),
});

const missing = z.object({ url: z.string(), status: count, count, at: z.string() });

/** What the team wants to know of the site at a glance (docs/behaviour/calls.md): read only. */
export const dashboardCalls = {
  dashboardSite: createRoute({
    method: 'get',
    path: '/api/dashboard-site',
    ...may('dashboard:read'),
    summary: 'How the site stands: its switches, how much is published, in the bin, asked for in vain',
    responses: { 200: json(site, 'As it is now.'), ...editorRefusals },
  }),
  dashboardAssets: createRoute({
    method: 'get',
    path: '/api/dashboard-assets',
    ...may('dashboard:read'),
    summary: 'What the library holds, by kind',
    responses: { 200: json(assets, 'Without the bin.'), ...editorRefusals },
  }),
  dashboardPageActivities: createRoute({
    method: 'get',
    path: '/api/dashboard-page-activities',
    ...may('dashboard:read'),
    summary: 'Who did what to pages',
    request: { query: pageQuery },
    responses: { 200: json(paged(activity), 'The latest first.'), ...editorRefusals },
  }),
  dashboardSearchKeywords: createRoute({
    method: 'get',
    path: '/api/dashboard-search-keywords',
    ...may('dashboard:read'),
    summary: 'What visitors looked for in the last 90 days',
    responses: {
      200: json(z.array(keyword), 'The 200 most wanted first, with what they found at last.'),
      ...editorRefusals,
    },
  }),
  dashboardVersions: createRoute({
    method: 'get',
    path: '/api/dashboard-versions',
    ...may('version:read'),
    summary: 'Versions of pages and entries',
    request: { query: pageQuery },
    responses: { 200: json(paged(version), 'The latest first.'), ...editorRefusals },
  }),
  dashboardIdentityEvents: createRoute({
    method: 'get',
    path: '/api/dashboard-identity-service-events',
    ...may('user:write'),
    summary: 'Who has logged in and is logged in still',
    request: { query: pageQuery },
    responses: { 200: json(paged(login), 'The latest first.'), ...editorRefusals },
  }),
  dashboardErrors: createRoute({
    method: 'get',
    path: '/api/dashboard-error-log',
    ...may('dashboard:read'),
    summary: 'Addresses that visitors asked for in vain',
    request: { query: pageQuery },
    responses: { 200: json(paged(missing), 'The most wanted first.'), ...editorRefusals },
  }),
};
