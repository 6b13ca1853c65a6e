import { type Choice, type EmbedProvider, readConsent } from '#app/ui/consent/consent-cookie.ts';
import { cartCount } from '../shell/header/cart-count.ts';

type Moment = {
  cookies: string;
  /** Whose media are embedded in this page. */
  providers: readonly string[];
  hasTagManager: boolean;
  isFromLegalPage: boolean;
  isWeak: boolean;
  /** Whether the address names a place on the page, which is scrolled to. */
  hasPlace: boolean;
};

/** Whether a page shows something else to this visitor than to others, without being asked. */
export function isNeededAtOnce({
  cookies,
  providers,
  hasTagManager,
  isFromLegalPage,
  isWeak,
  hasPlace,
}: Moment): boolean {
  const choice: Choice | null = readConsent(cookies);
  const isEmbedding = providers.some((provider) => choice?.providers.includes(provider as EmbedProvider));
  const isCounting = hasTagManager && (choice?.allowed.length ?? 0) > 0;
  return (
    isWeak || hasPlace || isEmbedding || isCounting || cartCount(cookies) > 0 || (choice !== null && isFromLegalPage)
  );
}
