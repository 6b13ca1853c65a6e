import type { MouseEventHandler, ReactNode } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Mark } from './marks.ts';

export type Target = { href: string; external: boolean; blank?: boolean };
type GoProps = {
  to: Target;
  className?: string;
  mark?: Mark;
  /** What it is called as a whole, where the words alone are those of other links too; begins with them (WCAG 2.5.3). */
  label?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
};

/** A link that leaves the site opens in a new tab and says so (docs/behaviour/content.md#links). */
export function Go({ to, className, mark, label, onClick, children }: GoProps) {
  const leaves = opensNewTab(to);
  return (
    <a
      className={className}
      href={to.href}
      onClick={onClick}
      aria-label={label}
      {...(leaves ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...mark}
    >
      {children}
      {leaves && <span className="visually-hidden"> {m.module_opens_new_tab()}</span>}
    </a>
  );
}

function opensNewTab({ href, external, blank }: Target): boolean {
  return (external && !/^(mailto|tel):/.test(href)) || blank === true;
}
