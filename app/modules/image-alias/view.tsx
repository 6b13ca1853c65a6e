import type { ViewProps } from '#app/cms/module.ts';
import { Go } from '#app/ui/go.tsx';
import { Caption, Picture } from '#app/ui/picture.tsx';
import { cropRatios } from '../image-crops.ts';
import type { imageAliasModule } from './schema.ts';
import css from './view.module.css';

export function ImageAliasView({ fields, marks }: ViewProps<typeof imageAliasModule>) {
  const { image, alias, link, description } = fields;
  if (!image) return <div className={css.empty} {...marks.root} {...marks.field('image')} />;
  const picture = <Picture image={image} ratio={cropRatios[alias]} sizes="(width < 48em) 100vw, 66vw" />;
  return (
    <figure className={css.figure} data-alias={alias} {...marks.root}>
      <div className={css.picture} {...marks.field('image')}>
        {link ? <Go to={link}>{picture}</Go> : picture}
      </div>
      <Caption caption={description || image.caption} credit={image.credit} mark={marks.field('description')} />
    </figure>
  );
}
