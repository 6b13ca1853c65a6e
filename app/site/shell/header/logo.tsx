import type { ShellData } from '#app/site/shell-data.ts';
import css from './logo.module.css';

type LogoProps = { name: string; logo: ShellData['design']['logo'] };

/** The drawing of the theme in the size the venue configures, in the colour of the text around it. */
export function Logo({ name, logo: { href, width, height } }: LogoProps) {
  return (
    <svg className={css.logo} width={width} height={height} role="img" aria-label={name}>
      <use href={href} width="100%" height="100%" />
    </svg>
  );
}
