import { objectPosition } from '#app/media/address.ts';
import type { MediaRecord } from '#app/media/media-record.ts';
import css from './crop.module.css';

type CropProps = { src: string; size: { width: number; height: number }; focal: MediaRecord['focal'] };

/** What a crop of this size leaves of a picture, with its size below. */
export function Crop({ src, size: { width, height }, focal }: CropProps) {
  return (
    <figure className={css.crop}>
      <img src={src} alt="" style={{ aspectRatio: `${width} / ${height}`, objectPosition: objectPosition(focal) }} />
      <figcaption>
        {width} × {height}
      </figcaption>
    </figure>
  );
}
