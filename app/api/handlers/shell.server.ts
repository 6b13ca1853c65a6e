import { adminMenus } from '#app/auth/admin-menus.ts';
import { can } from '#app/auth/policy.ts';
import type { Editor, Viewer } from '#app/auth/viewer.ts';
import { footerOf, menuOf, type NavigationItem } from '#app/collections/page/public/navigation.ts';
import { siteIndex } from '#app/collections/page/public/site-index.server.ts';
import type { Api } from '#app/contract/api-env.ts';
import { contract } from '#app/contract/contract.ts';
import { shellCalls } from '#app/contract/rows/shell-calls.ts';
import { readSiteSettings } from '#app/features/site-settings/settings.server.ts';
import { dateNames, editorLocales } from '#app/i18n/editor-locales.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { callRoots, urls } from '#app/urls.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';

/** What stands around every page (docs/behaviour/calls.md), with a language in the address and without. */
export function bindShellCalls(api: Api): void {
  api.openapi(shellCalls.user, (context) =>
    context.json(presentUser(context.var.editor, context.req.valid('param').lang), 200),
  );
  api.openapi(shellCalls.sharedUser, (context) =>
    context.json(presentUser(context.var.editor, context.req.valid('query').lang), 200),
  );

  api.openapi(shellCalls.nav, async (context) =>
    context.json(await presentMenus(context.req.valid('param').lang), 200),
  );
  api.openapi(shellCalls.sharedNav, async (context) =>
    context.json(await presentMenus(context.req.valid('query').lang), 200),
  );

  api.openapi(shellCalls.settings, async (context) =>
    context.json(await presentSettings(context.req.valid('param').lang), 200),
  );
  api.openapi(shellCalls.sharedSettings, async (context) => context.json(await presentSettings(defaultLocale), 200));

  api.openapi(shellCalls.sharedCalls, (context) => context.json({ calls: editorCalls() }, 200));
  api.openapi(shellCalls.sharedLocales, (context) =>
    context.json(
      editorLocales.map((locale) => ({ ...locale, ...dateNames(locale) })),
      200,
    ),
  );
  api.openapi(shellCalls.userDetails, (context) => context.json(userDetails(context.get('viewer')), 200));
}

/** Method and path of every call of the editor, those without a language first. */
function editorCalls(): string[] {
  const [, root] = callRoots;
  const calls = Object.values(contract).filter(({ path }) => path.includes(`/${root}`));
  return calls.map(({ method, path }) => `${method.toUpperCase()} ${path.replaceAll('{.+}', '')}`).sort();
}

function presentUser(viewer: Editor, lang: Locale) {
  const { email, username, id } = viewer;
  return { id, logged: true as const, email, username, admin_menus: adminMenus(viewer, lang) };
}

async function presentMenus(lang: Locale) {
  const index = await siteIndex();
  const footer = footerOf(index, lang).map(({ title, url }) => ({ title, url }));
  return { menu: menuOf(index, lang).map(presentItem), footer };
}

type PresentedItem = { url: string; menu_name: string; has_tab_navigation: boolean; children: PresentedItem[] };

function presentItem({ url, children, ...item }: NavigationItem): PresentedItem {
  return { ...item, url: url ?? '', children: children.map(presentItem) };
}

async function presentSettings(locale: Locale) {
  const settings = await readSiteSettings(locale);
  return { ...settings, status: settings.is_site_online ? 200 : 503 };
}

function userDetails(viewer: Viewer) {
  const addresses = {
    login_url: urls.login(defaultLocale),
    logout_url: urls.logout(defaultLocale),
    webshop_url: urls.webshop,
  };
  if (viewer.kind === 'visitor') {
    const nobody = { username: '', email: '', first_name: '', last_name: '', has_dashboard_online_access: false };
    return { is_logged_in: false, ...addresses, ...nobody };
  }
  const { username, email, first_name, last_name } = viewer;
  return {
    is_logged_in: true,
    ...addresses,
    username,
    email,
    first_name,
    last_name,
    has_dashboard_online_access: can(viewer, 'dashboard:read'),
  };
}
