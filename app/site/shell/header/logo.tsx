import type { CSSProperties } from 'react';
import { theme } from '#theme/theme.ts';
import css from './logo.module.css';

type LogoProps = { name: string; size: { width: number; height: number } };

/** The drawing of the theme in the size the venue configures, in the colour of the text around it, read as one name. */
export function Logo({ name, size: { width, height } }: LogoProps) {
  // Proof: React takes custom properties, its types do not.
  const style = { '--logo-width': `${width}px` } as CSSProperties;
  return (
    <>
      <span className="visually-hidden">{name}</span>
      <svg className={css.logo} style={style} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        <use href={`${theme.logo}#logo`} width={width} height={height} />
      </svg>
    </>
  );
}
