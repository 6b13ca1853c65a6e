import type { ViewProps } from '#app/cms/module.ts';
import { Caption, Picture } from '#app/ui/picture.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import type { twoColumnsModule } from './schema.ts';
import css from './view.module.css';

export function TwoColumnsView({ fields, marks }: ViewProps<typeof twoColumnsModule>) {
  const { text, image, extra_class, anchor } = fields;
  return (
    <div id={anchor || undefined} className={css.columns} data-look={extra_class} {...marks.root}>
      {image && (
        <figure className={css.picture}>
          <div {...marks.field('image')}>
            <Picture image={image} sizes="(width < 48em) 100vw, 50vw" />
          </div>
          <Caption caption={image.caption} credit={image.credit} />
        </figure>
      )}
      <RichText html={text.html} mark={marks.field('text')} className={css.text} />
    </div>
  );
}
