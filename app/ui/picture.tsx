import type { CSSProperties } from 'react';
import { ownCredits } from '#app/venue/own-credits.ts';
import { isRendered, type Mark } from './marks.ts';
import css from './picture.module.css';

/** What a picture needs to be drawn; the resolved image field has this shape. */
export type Drawable = {
  alt: string | null;
  width: number;
  height: number;
  position: string;
  placeholder: string | null;
  src: string;
  sources: readonly { type: string; srcset: string }[];
};

type PictureProps = {
  image: Drawable;
  /** What a narrow window gets instead; only one of the two is loaded. */
  narrow?: Drawable | null;
  sizes?: string;
  /** Width by height, such as "4 / 5"; without it the picture keeps its own ratio. */
  ratio?: string;
  /** True for what stands above the fold. */
  eager?: boolean;
  className?: string;
  /** A picture beside a linked title says nothing twice. */
  silent?: boolean;
};

/** Where the layout of a telephone ends; the same line as in the style sheets. */
export const narrowWindow = '(width < 48em)';

/** A picture that takes its room before it is there: size, ratio and a tiny preview come with the markup. */
export function Picture({ image, narrow, sizes = '100vw', ratio, eager, className = '', silent }: PictureProps) {
  return (
    <picture className={className}>
      {narrow?.sources.map(({ type, srcset }) => (
        <source key={type} media={narrowWindow} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {narrow && <source media={narrowWindow} srcSet={narrow.src} />}
      {image.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={css.image}
        src={image.src}
        alt={silent ? '' : (image.alt ?? '')}
        width={image.width}
        height={image.height}
        style={look(image, narrow, ratio)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
      />
    </picture>
  );
}

function look(
  { placeholder, position }: Drawable,
  narrow: Drawable | null | undefined,
  ratio: string | undefined,
): CSSProperties {
  return {
    ...(narrow ? { '--narrow-position': narrow.position } : {}),
    ...(placeholder ? { backgroundImage: `url("${placeholder}")` } : {}),
    ...(ratio ? { aspectRatio: ratio } : {}),
    '--position': position,
  } as CSSProperties;
}

type CaptionProps = { caption: string; credit: string; className?: string; mark?: Mark };

/**
 * Caption and credit stand outside the picture, in one line of their own. The venue's own name alone says nothing about a picture: whose
 * the page is stands in its imprint, whose each picture is in the list of credits.
 */
export function Caption({ caption, credit, className = '', mark }: CaptionProps) {
  const text = [caption, caption || !isOwn(credit) ? credit : ''].filter(Boolean).join(' ');
  if (!isRendered(text, mark)) return null;
  return (
    <figcaption className={`${css.caption} ${className}`.trim()} {...mark}>
      {text}
    </figcaption>
  );
}

function isOwn(credit: string): boolean {
  return ownCredits.includes(credit.replaceAll('\u00a0', ' '));
}
