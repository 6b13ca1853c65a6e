import type { ViewProps } from '#app/cms/module.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { isRendered } from '#app/ui/marks.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { useStickyLink } from '#app/ui/sticky-links.ts';
import { joins } from '../joins.ts';
import type { linkModule } from './schema.ts';
import css from './view.module.css';

export function LinkView({ id, fields, marks }: ViewProps<typeof linkModule>) {
  const { link, link_text, extra_class, anchor, sticky } = fields;
  const text = link_text || link?.title || '';
  const mark = marks.field('link_text');
  useStickyLink(sticky && link && text ? { id, url: link.href, text } : null);
  if (!isRendered(link && text ? text : '', mark)) return null;
  const to = link ?? { href: '#', external: false };
  return (
    <p id={anchor || undefined} className={css.link} data-joins={joins.link} {...marks.root}>
      {extra_class === 'more' ? (
        <MoreLink to={to} text={text} mark={mark} />
      ) : (
        <ButtonLink to={to} look={extra_class === 'secondary' ? 'secondary' : 'primary'}>
          <span {...mark}>{text}</span>
        </ButtonLink>
      )}
    </p>
  );
}
