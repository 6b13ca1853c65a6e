import type { ArticleTeaser } from '#app/collections/article/teaser.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { tension } from '#app/ui/tension.ts';
import told from '#app/ui/told-large.module.css';
import css from './article-card.module.css';

type TeaserProps = { teaser: ArticleTeaser };

/** One of a pair: a picture, what kind of piece, its title, one sentence. */
export function ArticleCard({
  teaser: { href, kind, title, lead, image },
  level = 2,
}: TeaserProps & { level?: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <article className={css.card}>
      {image && <Picture image={image} sizes="(width < 48em) 100vw, 58vw" silent className={css.picture} />}
      <p className={css.kind}>{kind}</p>
      <Title className={`tense-row ${css.title}`} style={tension(title)}>
        <a href={href}>{title}</a>
      </Title>
      {lead && <p className={css.lead}>{lead}</p>}
    </article>
  );
}

/** The newest: seven columns of picture, five of words. */
export function LargeArticle({ teaser: { href, kind, title, lead, image } }: TeaserProps) {
  return (
    <article className={css.large} data-pictured={image !== null}>
      {image && <Picture image={image} sizes="(width < 48em) 100vw, 58vw" silent eager className={told.picture} />}
      <div className={told.words}>
        <p className={css.kind}>{kind}</p>
        <h2 className={`tense ${css.huge}`} style={tension(title)}>
          <a href={href}>{title}</a>
        </h2>
        {lead && <p className={told.text}>{lead}</p>}
        <MoreLink to={{ href, external: false }} text={m.magazine_read()} className={css.more} />
      </div>
    </article>
  );
}
