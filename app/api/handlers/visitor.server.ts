import { adminMenus } from '#app/auth/admin-menus.ts';
import { can } from '#app/auth/policy.ts';
import { consume, type Limit } from '#app/auth/rate-limit.server.ts';
import type { Viewer } from '#app/auth/viewer.ts';
import { containerBySlug } from '#app/cms/draft/read-modules.server.ts';
import { draftView } from '#app/collections/page/draft/draft-view.server.ts';
import { presentPage } from '#app/collections/page/public/json.ts';
import { footerOf, menuOf, type NavigationItem } from '#app/collections/page/public/navigation.ts';
import { pageVersion, publishedPageById } from '#app/collections/page/public/queries.server.ts';
import { siteIndex } from '#app/collections/page/public/site-index.server.ts';
import { type PageView, pageView, viewOfVersion } from '#app/collections/page/public/view.server.ts';
import type { Api } from '#app/contract/api-env.ts';
import { loginNeeded, notFound } from '#app/contract/refusal.ts';
import { visitorCalls } from '#app/contract/rows/visitor-calls.ts';
import { reportNotFound } from '#app/features/error-log/commands.server.ts';
import { readRedirects } from '#app/features/redirects/queries.server.ts';
import { readSiteSettings } from '#app/features/site-settings/settings.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { definitions } from '#app/modules/registry.ts';
import { urls } from '#app/urls.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';

/** More dead links nobody follows; whoever reports more fills the list, so that what is missing is not found in it. */
const reportLimit: Limit = { name: 'error-report', maximum: 60, windowSeconds: 10 * 60 };

/** Calls of visitors' pages (docs/behaviour/calls.md). */
export function bindVisitorCalls(api: Api): void {
  api.openapi(visitorCalls.user, (context) => {
    const { lang } = context.req.valid('param');
    const viewer = context.get('viewer');
    if (viewer.kind === 'visitor') return context.json(loginNeeded(lang), 401);
    const { email, username, id } = viewer;
    return context.json({ id, logged: true as const, email, username, admin_menus: adminMenus(viewer, lang) }, 200);
  });

  api.openapi(visitorCalls.nav, async (context) => {
    const { lang } = context.req.valid('param');
    const index = await siteIndex();
    const footer = footerOf(index, lang).map(({ title, url }) => ({ title, url }));
    return context.json({ menu: menuOf(index, lang).map(presentItem), footer }, 200);
  });

  api.openapi(visitorCalls.settings, async (context) =>
    context.json(await presentSettings(context.req.valid('param').lang), 200),
  );
  api.openapi(visitorCalls.sharedSettings, async (context) => context.json(await presentSettings(defaultLocale), 200));

  api.openapi(visitorCalls.redirects, async (context) =>
    context.json(await readRedirects(context.req.valid('param').lang), 200),
  );

  api.openapi(visitorCalls.homePage, async (context) => {
    const { lang } = context.req.valid('param');
    const found = await findPage({ ...context.req.valid('query'), lang, path: '', viewer: context.get('viewer') });
    return found ? context.json(found, 200) : context.json(notFound(lang), 404);
  });

  api.openapi(visitorCalls.page, async (context) => {
    const { lang, path } = context.req.valid('param');
    const found = await findPage({
      ...context.req.valid('query'),
      lang,
      path: withoutLocale(path, lang),
      viewer: context.get('viewer'),
    });
    return found ? context.json(found, 200) : context.json(notFound(lang), 404);
  });

  api.openapi(visitorCalls.containerBySlug, async (context) => {
    const { lang, slug } = context.req.valid('param');
    const found = await findContainer({ slug, lang });
    return found ? context.json(found, 200) : context.json(notFound(lang), 404);
  });

  api.openapi(visitorCalls.userDetails, (context) => context.json(userDetails(context.get('viewer')), 200));

  api.openapi(visitorCalls.errorLog, async (context) => {
    const isTooMuch = await consume(reportLimit, context.get('clientAddress'));
    if (!isTooMuch) await reportNotFound(context.req.valid('json').url);
    return context.body(null, 204);
  });
}

type ContainerRequest = { slug: string; lang: Locale };

/** A container as its published page shows it. */
async function findContainer({ slug, lang }: ContainerRequest) {
  const container = await containerBySlug(slug);
  if (!container?.object_id) return null;
  const published = await publishedPageById({ id: container.object_id, locale: lang });
  if (!published) return null;
  const view = await viewOfVersion(published, { locale: lang, now: Temporal.Now.instant(), definitions });
  const modules = presentPage(view, { definitions }).modules;
  const found = modules.find((node) => node.slug === slug);
  // Proof: presentPage writes id, slug and model of every module.
  return (found as { id: string; slug: string; model: string } | undefined) ?? null;
}

type PageRequest = { lang: Locale; path: string; version_id?: string | undefined; viewer: Viewer };

/** Published for visitors; editors also see offline pages and, by id, older versions. */
async function findPage({ lang, path, version_id, viewer }: PageRequest): Promise<Presented | null> {
  const now = Temporal.Now.instant();
  const mayPreview = can(viewer, 'version:read');
  if (version_id && mayPreview) {
    const version = await pageVersion({ versionId: version_id, locale: lang });
    return version && present(await viewOfVersion(version, { locale: lang, now, definitions }));
  }
  const view = await pageView({ path, locale: lang, now, definitions });
  if (view) return present(view);
  const draft = mayPreview ? await draftView({ path, locale: lang, definitions }) : null;
  return draft && { ...present(draft), is_online: false };
}

type Presented = ReturnType<typeof presentPage>;

function present(view: PageView): Presented {
  return presentPage(view, { definitions });
}

/** Callers may also write the language into the path of the page. */
function withoutLocale(path: string, lang: Locale): string {
  const trimmed = path.replace(/^\/+|\/+$/g, '');
  return trimmed === lang ? '' : trimmed.replace(new RegExp(`^${lang}/`), '');
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
