import type { ButtonHTMLAttributes, ReactNode } from 'react';
import css from './button.module.css';
import { Go, type Target } from './go.tsx';
import type { Mark } from './marks.ts';

type ButtonLook = 'primary' | 'secondary';

type ButtonLinkProps = { to: Target; look?: ButtonLook; mark?: Mark; className?: string; children: ReactNode };

/** A link that looks like a button: it leads somewhere, so it is a link. */
export function ButtonLink({ to, look = 'primary', mark, className = '', children }: ButtonLinkProps) {
  return (
    <Go to={to} className={`${css.button} ${css[look]} ${className}`.trim()} mark={mark}>
      {children}
    </Go>
  );
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook };

export function Button({ look = 'primary', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${css.button} ${css[look]} ${className}`.trim()} {...rest} />;
}
