import { Go, type Target } from './go.tsx';
import type { Mark } from './marks.ts';
import css from './more-link.module.css';

type MoreLinkProps = { to: Target; text: string; mark?: Mark; className?: string };

/** Words, a line and a knot at its end. */
export function MoreLink({ to, text, mark, className = '' }: MoreLinkProps) {
  return (
    <Go to={to} className={`${css.more} ${className}`.trim()}>
      <span {...mark}>{text}</span>
      <span className={css.line} aria-hidden="true" />
    </Go>
  );
}
