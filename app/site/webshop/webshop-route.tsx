import { redirect } from 'react-router';
import { dateInAddress } from '#app/features/addresses/shop-dates.ts';
import { readSiteSettings, settingsTag } from '#app/features/site-settings/settings.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { foundShop, mappedPage, type ShopEntry, shopEntryAt, shopUrl } from '#app/site/shop-entry.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { tension } from '#app/ui/tension.ts';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import { plainFrame } from '../shell-data.ts';
import type { Route } from './+types/webshop-route.ts';
import { ShopFrame } from './shop-frame.tsx';
import { ShopNotice } from './shop-notice.tsx';
import css from './webshop-route.module.css';

/** An entry point of the shop: its own lists lead to pages of ours, a provider elsewhere is named, the rest is embedded. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { locale, notes } = loadContextOf(context);
  const entry = shopEntryAt(url.pathname);
  if (!entry) throw new Response(null, { status: 404 });
  const rest = params['*'] ?? '';
  const page = mappedPage(rest, locale);
  if (page) throw redirect(page, 301);
  const { is_shop_online: isOnline } = await readSiteSettings();
  notes.tag(settingsTag);
  const shop = isOnline ? foundShop(entry) : null;
  return {
    locale,
    home: urls.home(locale),
    programme: siteConfig.webshop.pages.eventlist[locale],
    phone: siteConfig.contact.phone,
    museum: siteConfig.shortName,
    provider: entry.provider,
    shop,
    href: shop && addressIn(shop, { locale, date: dateInAddress(rest) }),
    title: `${m.webshop_title()} | ${siteConfig.name[locale]}`,
    frame: { ...plainFrame, alternates: { de: shopUrl(entry, 'de'), en: shopUrl(entry, 'en') } },
  };
}

/** Where in the shop one comes in: at a date, where the shop knows dates and the address names one. */
function addressIn(shop: ShopEntry, { locale, date }: { locale: Locale; date: number | null }): string {
  if (shop.kind === 'widget') return shop.event[locale];
  const dates = shop.kind === 'iframe' ? shop.date?.[locale] : undefined;
  return dates && date ? dates.replace('{number}', String(date)) : (shop.src[locale] ?? '');
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default function Webshop({ loaderData }: Route.ComponentProps) {
  const { shop, href, locale, home, programme, phone, museum, provider } = loaderData;
  const title = m.webshop_title();
  const isFramed = shop !== null && shop.kind !== 'redirect';
  return (
    <>
      <p className={css.bar}>
        <a href={home} className={css.museum}>
          {museum}
        </a>
        <a href={programme}>{m.webshop_programme()}</a>
        {href && (
          <a href={href} target="_blank" rel="noopener">
            {m.webshop_open()} <span className="visually-hidden">{m.shell_opens_new_tab()}</span>
          </a>
        )}
      </p>
      {isFramed && href ? (
        <>
          <h1 className="visually-hidden">{title}</h1>
          <ShopFrame key={href} shop={shop} locale={locale} href={href} phone={phone} />
        </>
      ) : (
        <section className={css.closed}>
          <h1 className={`tense ${css.title}`} style={tension(title)}>
            {title}
          </h1>
          <ShopNotice
            state={shop ? 'elsewhere' : 'closed'}
            provider={provider}
            phone={phone}
            {...(href ? { href } : {})}
          />
          <ButtonLink look="secondary" to={{ href: home, external: false }}>
            {m.shell_back_home()}
          </ButtonLink>
        </section>
      )}
    </>
  );
}
