import { m } from '#app/i18n/paraglide/messages.js';
import { Button } from '#app/ui/button.tsx';
import type { ShopState } from './use-shop-state.ts';
import css from './webshop-route.module.css';

type ShopNoticeProps = {
  state: Exclude<ShopState, 'open'> | 'elsewhere' | 'closed';
  provider: string;
  phone: string;
  /** The shop itself, where there is one to go to. */
  href?: string;
  onRetry?: () => void;
};

/** Why there is no shop to be seen, what to do, and two other ways to a ticket: the shop itself, and the telephone. */
export function ShopNotice({ state, provider, phone, href, onRetry }: ShopNoticeProps) {
  const isWaiting = state === 'loading';
  return (
    <div className={css.notice} role="status">
      <p className={css.text}>{words[state]({ provider })}</p>
      {!isWaiting && (
        <p className={css.text}>
          {m.webshop_call()} <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
      )}
      {!isWaiting && (
        <p className={css.ways}>
          {href && (
            <a className={css.away} href={href} rel="noopener">
              {m.webshop_go({ provider })}
            </a>
          )}
          {onRetry && state !== 'slow' && (
            <Button look="secondary" onClick={onRetry}>
              {m.webshop_retry()}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

const words = {
  loading: m.webshop_loading,
  slow: m.webshop_slow,
  refused: m.webshop_refused,
  offline: m.webshop_unreachable,
  elsewhere: m.webshop_elsewhere,
  closed: () => m.webshop_closed(),
};
