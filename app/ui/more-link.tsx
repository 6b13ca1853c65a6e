import type { ComponentProps } from 'react';
import { Go, type Target } from './go.tsx';
import type { Mark } from './marks.ts';
import css from './more-link.module.css';

type MoreLinkProps = {
  to: Target;
  text: string;
  mark?: Mark;
  className?: string;
} & Pick<ComponentProps<typeof Go>, 'label' | 'onClick'>;

/** Words, a line and a knot at its end. */
export function MoreLink({ to, text, mark, className = '', ...go }: MoreLinkProps) {
  return (
    <Go to={to} className={`${css.more} ${className}`.trim()} {...go}>
      <span {...mark}>{text}</span>
      <span className={css.line} aria-hidden="true" />
    </Go>
  );
}
