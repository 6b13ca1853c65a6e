import type { ImageView } from '#app/cms/resolve.ts';
import { Caption, Picture } from '#app/ui/picture.tsx';
import css from './detail-head.module.css';
import { DetailTitle } from './detail-title.tsx';

type DetailHeadProps = { preline: string; title: string; subtitle: string; image: ImageView | null };

/** What it is, its title under tension, and a picture from edge to edge. Never type on a picture. */
export function DetailHead({ preline, title, subtitle, image }: DetailHeadProps) {
  return (
    <header className={css.head}>
      <div className={css.words}>
        <DetailTitle preline={preline} title={title} subtitle={subtitle} />
      </div>
      {image && (
        <figure className={css.figure}>
          <Picture image={image} ratio="3 / 1" className={css.picture} eager />
          <Caption caption={image.caption} credit={image.credit} className={css.caption} />
        </figure>
      )}
    </header>
  );
}
