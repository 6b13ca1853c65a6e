import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { ShopEntry } from '#app/site/shop-entry.ts';
import { useIsAlive } from '#app/ui/use-in-browser.ts';
import { keepCartAmount } from './cart-cookie.ts';
import { readShopMessage } from './shop-message.ts';
import { ShopNotice } from './shop-notice.tsx';
import { type ShopState, useShopState } from './use-shop-state.ts';
import css from './webshop-route.module.css';

type Embedded = Exclude<ShopEntry, { kind: 'redirect' }>;
type Framed = Extract<Embedded, { kind: 'iframe' }>;

type ShopFrameProps = { shop: Embedded; locale: Locale; href: string; phone: string };

/**
 * The provider's shop as a frame or as its own widget. While it does not come, and when it cannot, a page of ours says what
 * to do. Without JavaScript a frame works; what is a widget is a link.
 */
export function ShopFrame({ shop, locale, href, phone }: ShopFrameProps) {
  const isAlive = useIsAlive();
  const [attempt, setAttempt] = useState(0);
  const [state, tell] = useShopState(`${new URL(href).origin}/?${attempt}`);
  const isGone = state === 'offline' || state === 'refused';
  const title = m.webshop_frame({ provider: shop.provider });
  return (
    <section className={css.shop} aria-label={title} style={{ '--shop': `${shop.minHeight}px` } as CSSProperties}>
      {isAlive && state !== 'open' && (
        <ShopNotice
          state={state}
          provider={shop.provider}
          href={href}
          phone={phone}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      {shop.kind === 'iframe' && !isAlive && (
        <noscript>
          <iframe className={css.frame} src={href} title={title} allow="payment" referrerPolicy="origin" />
        </noscript>
      )}
      {isAlive && !isGone && shop.kind === 'iframe' && (
        <Frame key={attempt} shop={shop} href={href} title={title} tell={tell} />
      )}
      {isAlive && !isGone && shop.kind === 'widget' && <Widget key={attempt} shop={shop} locale={locale} tell={tell} />}
    </section>
  );
}

type Tell = (state: ShopState) => void;

/** What a talking shop has to say after its page has loaded; a frame that was refused loads as well, and says nothing. */
const answerMs = 3_000;

/** The shop in a frame; what it says of its cart is kept, when it is the shop that says it. */
function Frame({ shop, href, title, tell }: { shop: Framed; href: string; title: string; tell: Tell }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const answer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasSpoken = useRef(false);
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const message = event.source === frame.current?.contentWindow && readShopMessage(event, href);
      if (!message) return;
      hasSpoken.current = true;
      clearTimeout(answer.current);
      tell('open');
      keepCartAmount(message.cartAmount);
    };
    addEventListener('message', hear);
    return () => {
      clearTimeout(answer.current);
      removeEventListener('message', hear);
    };
  }, [href, tell]);
  const loaded = () => {
    if (!shop.isTalking) return tell('open');
    clearTimeout(answer.current);
    // Each page of the shop speaks before it has loaded.
    if (!hasSpoken.current) answer.current = setTimeout(() => tell('refused'), answerMs);
    hasSpoken.current = false;
  };
  return (
    <iframe
      ref={frame}
      className={css.frame}
      src={href}
      title={title}
      allow="payment"
      referrerPolicy="origin"
      onLoad={loaded}
    />
  );
}

/**
 * pretix and its kin: an element of their own, which their script brings to life (docs/behaviour/routes.md#web-shop).
 */
function Widget({ shop, locale, tell }: { shop: Extract<Embedded, { kind: 'widget' }>; locale: Locale; tell: Tell }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const widget = document.createElement(shop.element);
    widget.setAttribute('event', shop.event[locale]);
    place.current?.replaceChildren(widget);
    const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: shop.style });
    const script = Object.assign(document.createElement('script'), { src: shop.script[locale], async: true });
    script.onload = () => tell('open');
    script.onerror = () => tell('refused');
    document.head.append(style, script);
    return () => {
      style.remove();
      script.remove();
    };
  }, [shop, locale, tell]);
  return <div ref={place} />;
}
