import { createRoute, z } from '@hono/zod-openapi';
import { locales } from '#app/i18n/locale.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import { currentUser as currentUserAt, pathOf } from '../endpoints/visitor.ts';
import { forEverybody, may } from '../may.ts';
import { code, json, langParams, unauthorized } from './shapes.ts';

const adminMenu = z.object({ title: z.string(), url: z.string() });

const currentUser = z
  .object({
    email: z.string(),
    username: z.string(),
    admin_menus: z.array(adminMenu),
    id: z.string(),
    logged: z.literal(true),
  })
  .openapi('CurrentUser');

const userDetails = z
  .object({
    is_logged_in: z.boolean(),
    login_url: z.string(),
    logout_url: z.string(),
    webshop_url: z.string(),
    username: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    has_dashboard_online_access: z.boolean(),
  })
  .openapi('UserDetails');

type NavigationItem = { url: string; menu_name: string; has_tab_navigation: boolean; children: NavigationItem[] };

const navigationItem: z.ZodType<NavigationItem> = z
  .lazy(() =>
    z.object({
      url: z.string(),
      menu_name: z.string(),
      has_tab_navigation: z.boolean(),
      children: z.array(navigationItem),
    }),
  )
  .openapi('NavigationItem', { type: 'object' });

const navigation = z
  .object({ menu: z.array(navigationItem), footer: z.array(z.object({ title: z.string(), url: z.string() })) })
  .openapi('Navigation');

const settings = z
  .object({
    html_header: code,
    html_footer_top: code,
    html_footer_bottom: code,
    html_footer_logos: code,
    is_shop_online: z.boolean(),
    is_site_online: z.boolean(),
    status: z.number().int(),
  })
  .openapi('Settings');

const editorLocale = z
  .object({
    code: z.enum(['de', 'en', 'la', 'ja']),
    iso: z.string(),
    domain: z.string().nullable(),
    dir: z.enum(['ltr', 'rtl']),
    name: z.string(),
    is_public: z.boolean(),
    months: z.array(z.string()),
    weekdays: z.array(z.string()),
  })
  .openapi('EditorLocale');

const calls = z.object({ calls: z.array(z.string()) }).openapi('EditorCalls');

/** Without a language in the address it may stand in the query. */
const langQuery = z.object({ lang: z.enum(locales).default(defaultLocale) });

/** What stands around every page: who is here, the menus, the settings; with a language in the address and without. */
export const shellCalls = {
  user: createRoute({
    method: 'get',
    path: pathOf(currentUserAt('{lang}')),
    ...may('account:write'),
    summary: 'Who is logged in',
    request: { params: langParams },
    responses: { 200: json(currentUser, 'The person logged in.'), 401: unauthorized },
  }),
  nav: createRoute({
    method: 'get',
    path: '/{lang}/pageeditor-api/nav',
    ...forEverybody,
    summary: 'Menu and footer of one language',
    request: { params: langParams },
    responses: { 200: json(navigation, 'Published pages only.') },
  }),
  settings: createRoute({
    method: 'get',
    path: '/{lang}/pageeditor-api/settings',
    ...forEverybody,
    summary: 'Site settings',
    request: { params: langParams },
    responses: { 200: json(settings, 'Header and footer code, shop and site state.') },
  }),
  sharedCalls: createRoute({
    method: 'get',
    path: '/pageeditor-api',
    ...forEverybody,
    summary: 'The calls below this address',
    responses: { 200: json(calls, 'Method and path of each, as `/openapi.json` describes them.') },
  }),
  sharedLocales: createRoute({
    method: 'get',
    path: '/pageeditor-api/locales',
    ...forEverybody,
    summary: 'The languages the editor knows, and how they name months and weekdays',
    responses: {
      200: json(z.array(editorLocale), 'German and English have pages; of the others only dates are named.'),
    },
  }),
  sharedUser: createRoute({
    method: 'get',
    path: '/pageeditor-api/user',
    ...may('account:write'),
    summary: 'Who is logged in, without a language',
    request: { query: langQuery },
    responses: { 200: json(currentUser, 'The person logged in.'), 401: unauthorized },
  }),
  sharedNav: createRoute({
    method: 'get',
    path: '/pageeditor-api/nav',
    ...forEverybody,
    summary: 'Menu and footer, without a language',
    request: { query: langQuery },
    responses: { 200: json(navigation, 'Published pages only.') },
  }),
  sharedSettings: createRoute({
    method: 'get',
    path: '/pageeditor-api/settings',
    ...forEverybody,
    summary: 'Site settings, without a language',
    responses: { 200: json(settings, 'Header and footer code, shop and site state.') },
  }),
  userDetails: createRoute({
    method: 'get',
    path: '/api/user-details',
    ...forEverybody,
    summary: 'The reader, logged in or not',
    responses: { 200: json(userDetails, 'For visitors is_logged_in is false and login_url leads to the login.') },
  }),
};
