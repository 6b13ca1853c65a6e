import { signOut } from '#app/auth/sign-in.server.ts';
import { presentPage } from '#app/collections/page/public/json.ts';
import { pageView } from '#app/collections/page/public/view.server.ts';
import type { Api } from '#app/contract/api-env.ts';
import { notFound } from '#app/contract/refusal.ts';
import { legalCalls } from '#app/contract/rows/legal-calls.ts';
import { headMetas, safeHtml } from '#app/features/site-settings/safe-html.ts';
import { readSiteSettings } from '#app/features/site-settings/settings.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { definitions } from '#app/modules/registry.ts';
import { pathBelowLocale, urls } from '#app/urls.ts';

/** The legal pages, the codes of the venue and the logout, for programs (docs/behaviour/calls.md). */
export function bindLegalCalls(api: Api): void {
  for (const [call, addressIn] of [
    [legalCalls.terms, urls.terms],
    [legalCalls.imprint, urls.imprint],
    [legalCalls.privacyPolicy, urls.privacy],
  ] as const) {
    api.openapi(call, async (context) => {
      const { lang } = context.req.valid('query');
      const page = await publicPage(addressIn(lang), lang);
      return page ? context.json(page, 200) : context.json(notFound(lang), 404);
    });
  }

  api.openapi(legalCalls.html, async (context) => {
    const { html_header, html_footer_top, html_footer_bottom, html_footer_logos } = await readSiteSettings(
      context.req.valid('query').lang,
    );
    const metas = headMetas(html_header.code).map(({ name, content }) => `<meta name="${name}" content="${content}">`);
    const safe = ({ code }: { code: string }) => ({ code: safeHtml(code) });
    return context.json(
      {
        html_header: { code: metas.join('\n') },
        html_footer_top: safe(html_footer_top),
        html_footer_bottom: safe(html_footer_bottom),
        html_footer_logos: safe(html_footer_logos),
      },
      200,
    );
  });

  api.openapi(legalCalls.logout, async (context) => {
    const cookies = await signOut(context.req.raw.headers);
    for (const cookie of [...cookies, 'csrftoken=; Path=/; Max-Age=0; SameSite=Lax'])
      context.header('Set-Cookie', cookie, { append: true });
    context.header('Cache-Control', 'no-store');
    return context.json({ is_logged_in: false as const }, 200);
  });
}

async function publicPage(address: string, locale: Locale) {
  const view = await pageView({ path: pathBelowLocale(address), locale, now: Temporal.Now.instant(), definitions });
  return view && presentPage(view, { definitions });
}
