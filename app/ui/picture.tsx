import type { CSSProperties } from 'react';
import { isDrawn, type Mark } from './marks.ts';
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
  sizes?: string;
  /** Width by height, such as "4 / 5"; without it the picture keeps its own ratio. */
  ratio?: string;
  /** True for what stands above the fold. */
  eager?: boolean;
  className?: string;
  /** A picture beside a linked title says nothing twice. */
  silent?: boolean;
};

/** A picture that takes its room before it is there: size, ratio and a tiny preview come with the markup. */
export function Picture({ image, sizes = '100vw', ratio, eager, className = '', silent }: PictureProps) {
  return (
    <picture className={className}>
      {image.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={css.image}
        src={image.src}
        alt={silent ? '' : (image.alt ?? '')}
        width={image.width}
        height={image.height}
        style={look(image, ratio)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
      />
    </picture>
  );
}

function look({ placeholder, position }: Drawable, ratio: string | undefined): CSSProperties {
  return {
    ...(placeholder ? { backgroundImage: `url("${placeholder}")` } : {}),
    ...(ratio ? { aspectRatio: ratio } : {}),
    objectPosition: position,
  };
}

type CaptionProps = { caption: string; credit: string; className?: string; mark?: Mark };

/** Caption and credit stand outside the picture, in one line of their own. */
export function Caption({ caption, credit, className = '', mark }: CaptionProps) {
  const words = [caption, credit].filter(Boolean).join(' ');
  if (!isDrawn(words, mark)) return null;
  return (
    <figcaption className={`${css.caption} ${className}`.trim()} {...mark}>
      {words}
    </figcaption>
  );
}
