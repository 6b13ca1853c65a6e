import { ButtonLink } from '#app/ui/button.tsx';
import css from './opener-actions.module.css';
import type { ProductionDetail } from './production-detail.server.ts';

/** The way to the dates, or straight to the tickets where there are no dates to choose from. */
export function OpenerActions({ detail: { jump, tickets } }: { detail: ProductionDetail }) {
  if (!jump && !tickets) return null;
  return (
    <p className={css.actions}>
      {jump && <ButtonLink to={{ href: jump.href, external: false }}>{jump.text}</ButtonLink>}
      {tickets && <ButtonLink to={tickets}>{tickets.text}</ButtonLink>}
    </p>
  );
}
