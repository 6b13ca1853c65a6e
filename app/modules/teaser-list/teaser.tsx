import type { ViewProps } from '#app/cms/module.ts';
import { Heading } from '#app/ui/heading.tsx';
import type { Mark } from '#app/ui/marks.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { PlainText } from '#app/ui/plain-text.tsx';
import type { teaserListModule } from './schema.ts';
import css from './teaser.module.css';

type TeaserItem = ViewProps<typeof teaserListModule>['fields']['children'][number];

type TeaserProps = {
  item: TeaserItem;
  look: 'default' | 'list' | 'pairs';
  level: 2 | 3;
  mark(name: string): Mark;
};

const sizes = { default: '(width < 48em) 100vw, 33vw', list: '120px', pairs: '(width < 48em) 100vw, 58vw' } as const;

/** Pairs get their heights from the style sheet. */
const ratios = { default: '3 / 2', list: '1 / 1', pairs: undefined } as const;

export function Teaser({ item, look, level, mark }: TeaserProps) {
  const { image, preline, headline, subline, text, link, link_text } = item;
  return (
    <article className={css.teaser} data-look={look}>
      {image && (
        <div className={css.picture} {...mark('image')}>
          <Picture image={image} sizes={sizes[look]} ratio={ratios[look]} silent={image.decorative || link !== null} />
        </div>
      )}
      <div className={css.words}>
        <PlainText text={preline} mark={mark('preline')} className={css.preline} />
        <Heading
          level={level}
          grade={look === 'list' ? 'h4' : 'row'}
          line={headline}
          mark={mark('headline')}
          href={link?.href}
          className={css.title}
        />
        <PlainText text={subline} mark={mark('subline')} className={css.subline} />
        <PlainText text={text} mark={mark('text')} className={css.text} />
        {link && link_text && <MoreLink to={link} text={link_text} mark={mark('link_text')} />}
      </div>
    </article>
  );
}
