import type { ViewProps } from '#app/cms/module.ts';
import { Heading } from '#app/ui/heading.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { PlainText } from '#app/ui/plain-text.tsx';
import told from '#app/ui/told-large.module.css';
import type { fullTeaserModule } from './schema.ts';
import css from './view.module.css';

/** One story told large: picture on one side, a huge title on the other. */
export function FullTeaserView({ fields, marks }: ViewProps<typeof fullTeaserModule>) {
  const { image, preline, headline, subline, text, link, link_text, extra_class, anchor } = fields;
  return (
    <article
      id={anchor || undefined}
      className={css.teaser}
      data-look={extra_class}
      data-pictured={image !== null}
      {...marks.root}
    >
      {image && (
        <div className={`${told.picture} ${css.picture}`} {...marks.field('image')}>
          <Picture
            image={image}
            sizes="(width < 48em) 100vw, 58vw"
            ratio={extra_class === 'wide-image' ? '3 / 1' : undefined}
            silent={image.decorative || link !== null}
          />
        </div>
      )}
      <div className={`${told.words} ${css.words}`}>
        <PlainText text={preline} mark={marks.field('preline')} className={css.preline} />
        <Heading
          level={2}
          grade={extra_class === 'large' ? 'h1' : 'h2'}
          line={headline}
          mark={marks.field('headline')}
          href={link?.href}
          className={css.title}
        />
        <PlainText text={subline} mark={marks.field('subline')} className={css.subline} />
        <PlainText text={text} mark={marks.field('text')} className={told.text} />
        {link && link_text && (
          <MoreLink to={link} text={link_text} mark={marks.field('link_text')} className={css.more} />
        )}
      </div>
    </article>
  );
}
