import { type CSSProperties, useEffect, useRef } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { ShopEntry } from '#app/site/shop-entry.ts';
import css from './webshop-route.module.css';

type Embedded = Exclude<ShopEntry, { kind: 'redirect' }>;

/** The provider's shop as a frame or as its own widget, and always a plain link to it: that works without JavaScript. */
export function ShopFrame({ shop, locale }: { shop: Embedded; locale: Locale }) {
  const href = shop.kind === 'iframe' ? shop.src[locale] : shop.event[locale];
  const title = m.shell_webshop_frame({ provider: shop.provider });
  return (
    <section className={css.shop} aria-label={title} style={{ '--shop': `${shop.minHeight}px` } as CSSProperties}>
      <h1 className="visually-hidden">{m.shell_webshop_title()}</h1>
      {shop.kind === 'iframe' ? (
        <iframe className={css.frame} src={href} title={title} allow="payment" referrerPolicy="origin" />
      ) : (
        <Widget shop={shop} locale={locale} />
      )}
      <p className={css.aside}>
        <a href={href} target="_blank" rel="noopener">
          {m.shell_webshop_open()} <span className="visually-hidden">{m.shell_opens_new_tab()}</span>
        </a>
      </p>
    </section>
  );
}

/**
 * pretix and its kin: an element of their own, which their script brings to life (docs/behaviour/routes.md#web-shop).
 */
function Widget({ shop, locale }: { shop: Extract<Embedded, { kind: 'widget' }>; locale: Locale }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const widget = document.createElement(shop.element);
    widget.setAttribute('event', shop.event[locale]);
    place.current?.replaceChildren(widget);
    const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: shop.style });
    const script = Object.assign(document.createElement('script'), { src: shop.script[locale], async: true });
    document.head.append(style, script);
    return () => {
      style.remove();
      script.remove();
    };
  }, [shop, locale]);
  return <div ref={place} />;
}
