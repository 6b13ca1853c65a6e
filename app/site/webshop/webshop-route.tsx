import { redirect } from 'react-router';
import { readSiteSettings, settingsTag } from '#app/features/site-settings/settings.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { mappedPage, shopEntryAt, shopUrl } from '#app/site/shop-entry.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { tension } from '#app/ui/tension.ts';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import { plainFrame } from '../shell-data.ts';
import type { Route } from './+types/webshop-route.ts';
import { ShopFrame } from './shop-frame.tsx';
import css from './webshop-route.module.css';

/** An entry point of the shop: its own lists lead to pages of ours, a provider elsewhere is gone to, the rest is embedded. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { locale, notes } = loadContextOf(context);
  const entry = shopEntryAt(url.pathname);
  if (!entry) throw new Response(null, { status: 404 });
  const page = mappedPage(params['*'] ?? '', locale);
  if (page) throw redirect(page, 301);
  const { is_shop_online: isOnline } = await readSiteSettings();
  notes.tag(settingsTag);
  if (isOnline && entry.kind === 'redirect') throw redirect(entry.src[locale]);
  const { provider } = entry;
  return {
    locale,
    home: urls.home(locale),
    shop: isOnline && entry.kind !== 'redirect' ? { ...entry, provider } : null,
    title: `${m.shell_webshop_title()} | ${siteConfig.name[locale]}`,
    frame: { ...plainFrame, alternates: { de: shopUrl(entry, 'de'), en: shopUrl(entry, 'en') } },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default function Webshop({ loaderData: { shop, locale, home } }: Route.ComponentProps) {
  const title = m.shell_webshop_title();
  if (shop) return <ShopFrame shop={shop} locale={locale} />;
  return (
    <section className={css.closed}>
      <h1 className={`tense ${css.title}`} style={tension(title)}>
        {title}
      </h1>
      <p className={css.text}>{m.shell_webshop_closed()}</p>
      <ButtonLink to={{ href: home, external: false }}>{m.shell_back_home()}</ButtonLink>
    </section>
  );
}
