import { can } from '#app/auth/policy.ts';
import { consume, type Limit } from '#app/auth/rate-limit.server.ts';
import type { Viewer } from '#app/auth/viewer.ts';
import { containerBySlug } from '#app/cms/draft/read-modules.server.ts';
import { draftView } from '#app/collections/page/draft/draft-view.server.ts';
import { presentPage } from '#app/collections/page/public/json.ts';
import { pageVersion, publishedPageById } from '#app/collections/page/public/queries.server.ts';
import { type PageView, pageView, viewOfVersion } from '#app/collections/page/public/view.server.ts';
import type { Api } from '#app/contract/api-env.ts';
import { notFound } from '#app/contract/refusal.ts';
import { visitorCalls } from '#app/contract/rows/visitor-calls.ts';
import { reportNotFound } from '#app/features/error-log/commands.server.ts';
import { readRedirects } from '#app/features/redirects/queries.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { definitions } from '#app/modules/registry.ts';

/** More dead links nobody follows; whoever reports more fills the list, so that what is missing is not found in it. */
const reportLimit: Limit = { name: 'error-report', maximum: 60, windowSeconds: 10 * 60 };

/** Calls of visitors' pages (docs/behaviour/calls.md). */
export function bindVisitorCalls(api: Api): void {
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

  api.openapi(visitorCalls.errorLog, async (context) => {
    // What the team tries out is missed by nobody.
    if (context.get('viewer').kind === 'editor') return context.body(null, 204);
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
