import type { CSSProperties } from 'react';
import { getLocale } from '#app/i18n/paraglide/runtime.js';
import { lengthInWords, scaleBar } from './geometry.ts';
import css from './scale-bar.module.css';

type Props = {
  /** Of the whole picture, in millimetres. */
  realWidth: number;
  /** In pixels, as far as it is known. */
  shownWidth?: number;
};

/** The width a picture is taken for where the bar is a share of it. */
const usualWidth = 800;

/** How long a round length is in a picture whose real width is known; without a width in pixels, a share of what holds it. */
export function ScaleBar({ realWidth, shownWidth }: Props) {
  if (realWidth <= 0 || shownWidth === 0) return null;
  const { length, pixels } = scaleBar({ realWidth, shownWidth: shownWidth ?? usualWidth });
  const drawn = shownWidth ? `${pixels}px` : `${(pixels / usualWidth) * 100}cqi`;
  return (
    <p className={css.bar} style={{ '--length': drawn } as CSSProperties}>
      {lengthInWords(length, getLocale())}
    </p>
  );
}
