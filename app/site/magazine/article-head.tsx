import { m } from '#app/i18n/paraglide/messages.js';
import { Caption, Picture } from '#app/ui/picture.tsx';
import { TitleLine } from '../detail/frame/detail-title.tsx';
import type { ArticlePage } from './article.server.ts';
import css from './article-head.module.css';

/** Titles longer than this are set a grade smaller: two lines of display would fill the window. */
const displayLength = 28;

export function ArticleHead({ article }: { article: ArticlePage }) {
  const { title, category, length, lead, subtitle, image } = article;
  return (
    <>
      <header className={css.head}>
        <p className={css.kind}>
          {category?.href ? <a href={category.href}>{category.name}</a> : category?.name}
          {category && ', '}
          {length}
        </p>
        <TitleLine title={title} longest={displayLength} />
        <div className={css.under}>
          <div>
            {subtitle && <p className={css.subtitle}>{subtitle}</p>}
            {lead && <p className={css.lead}>{lead}</p>}
          </div>
          <Byline article={article} />
        </div>
      </header>
      {image && (
        <figure className={css.figure}>
          <Picture image={image} ratio={image.width / image.height > 2.2 ? undefined : '2.2'} eager />
          <Caption caption={image.caption} credit={image.credit} className={css.caption} />
        </figure>
      )}
    </>
  );
}

function Byline({ article: { authors, date, other } }: { article: ArticlePage }) {
  return (
    <div className={css.byline}>
      {authors.length > 0 && (
        <p>
          {m.magazine_by()}{' '}
          {authors.map(({ key, name, href }, index) => (
            <span key={key}>
              {index > 0 && (index === authors.length - 1 ? ` ${m.magazine_and()} ` : ', ')}
              {href ? (
                <a href={href} rel="author">
                  {name}
                </a>
              ) : (
                name
              )}
            </span>
          ))}
        </p>
      )}
      <p>
        <time dateTime={date.day}>{date.text}</time>
      </p>
      {other && (
        <p>
          <a href={other.href} lang={other.locale} hrefLang={other.locale}>
            {m.magazine_other_language()}
          </a>
        </p>
      )}
    </div>
  );
}
