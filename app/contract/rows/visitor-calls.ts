import { createRoute, z } from '@hono/zod-openapi';
import { pageByPath, pathOf } from '../endpoints/visitor.ts';
import { json, langParams, notFound, unauthorized } from './shapes.ts';

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

const code = z.object({ code: z.string() });

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

const redirectEntry = z.object({ old_path: z.string(), new_path: z.string() }).openapi('Redirect');

const page = z
  .looseObject({ id: z.string(), urls: z.record(z.string(), z.string()), title: z.string(), headline: z.string() })
  .openapi('Page');

const container = z
  .looseObject({ id: z.string(), slug: z.string().nullable(), model: z.string() })
  .openapi('Container');

/** Calls a visitor's page may make (docs/behaviour/calls.md). None of them ever answers a draft to a visitor. */
export const visitorCalls = {
  user: createRoute({
    method: 'get',
    path: '/{lang}/pageeditor-api/user',
    summary: 'Who is logged in',
    request: { params: langParams },
    responses: { 200: json(currentUser, 'The person logged in.'), 401: unauthorized },
  }),
  nav: createRoute({
    method: 'get',
    path: '/{lang}/pageeditor-api/nav',
    summary: 'Menu and footer of one language',
    request: { params: langParams },
    responses: { 200: json(navigation, 'Published pages only.') },
  }),
  settings: createRoute({
    method: 'get',
    path: '/{lang}/pageeditor-api/settings',
    summary: 'Site settings',
    request: { params: langParams },
    responses: { 200: json(settings, 'Header and footer code, shop and site state.') },
  }),
  sharedSettings: createRoute({
    method: 'get',
    path: '/pageeditor-api/settings',
    summary: 'Site settings, without a language',
    responses: { 200: json(settings, 'Header and footer code, shop and site state.') },
  }),
  redirects: createRoute({
    method: 'get',
    path: '/{lang}/pageeditor-api/redirect',
    summary: 'Addresses that have moved',
    request: { params: langParams },
    responses: { 200: json(z.array(redirectEntry), 'Old and new paths of this language.') },
  }),
  homePage: createRoute({
    method: 'get',
    path: '/{lang}/pageeditor-api/page',
    summary: 'The home page',
    request: { params: langParams, query: z.object({ version_id: z.uuid().optional() }) },
    responses: { 200: json(page, 'The page with its modules.'), 404: notFound },
  }),
  page: createRoute({
    method: 'get',
    path: pathOf(pageByPath('{lang}', '/{path{.+}}')),
    summary: 'One page by its path',
    request: {
      params: langParams.extend({ path: z.string().max(2000) }),
      query: z.object({ version_id: z.uuid().optional() }),
    },
    responses: { 200: json(page, 'The page with its modules.'), 404: notFound },
  }),
  containerBySlug: createRoute({
    method: 'get',
    path: '/{lang}/pageeditor-api/container/by-slug/{slug}',
    summary: 'One container by its slug',
    request: { params: langParams.extend({ slug: z.string().max(200) }) },
    responses: { 200: json(container, 'The container with its columns.'), 404: notFound },
  }),
  userDetails: createRoute({
    method: 'get',
    path: '/api/user-details',
    summary: 'The reader, logged in or not',
    responses: { 200: json(userDetails, 'For visitors is_logged_in is false and login_url leads to the login.') },
  }),
  errorLog: createRoute({
    method: 'post',
    path: '/api/dashboard-error-log',
    summary: 'Reports an address that was not found',
    request: {
      body: {
        required: true,
        content: { 'application/json': { schema: z.strictObject({ url: z.string().max(2000) }) } },
      },
    },
    responses: { 204: { description: 'Noted.' } },
  }),
};
