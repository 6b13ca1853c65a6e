import type { ViewProps } from '#app/cms/module.ts';
import { Go } from '#app/ui/go.tsx';
import { Caption, Picture } from '#app/ui/picture.tsx';
import { cropRatios } from '../image-crops.ts';
import type { imageModule } from './schema.ts';
import css from './view.module.css';

export function ImageView({ fields, marks }: ViewProps<typeof imageModule>) {
  const { image, format, link, anchor } = fields;
  if (!image) return <div className={css.empty} {...marks.root} {...marks.field('image')} />;
  const sizes = format === 'full' ? '100vw' : '(width < 48em) 100vw, (width < 105em) 66vw, 70rem';
  // A picture over the whole width opens its page as a rule: it is what a visitor waits for.
  const picture = <Picture image={image} ratio={cropRatios[format]} sizes={sizes} eager={format === 'full'} />;
  return (
    <figure id={anchor || undefined} className={css.figure} data-format={format} {...marks.root}>
      <div className={css.picture} {...marks.field('image')}>
        {link ? <Go to={link}>{picture}</Go> : picture}
      </div>
      <Caption caption={image.caption} credit={image.credit} />
    </figure>
  );
}
