import { m } from '#app/i18n/paraglide/messages.js';
import { sectionAnchors } from '#app/section-anchors.ts';
import type { ArticlePage } from './article.server.ts';
import { ArticleCard } from './article-card.tsx';
import css from './article-end.module.css';

type ArticleEndProps = { article: Pick<ArticlePage, 'topics' | 'productions' | 'related'> };

/** Topics, what there is to see of it in the venue, and what to read next. */
export function ArticleEnd({ article: { topics, productions, related } }: ArticleEndProps) {
  return (
    <footer className={css.end}>
      <Links id={sectionAnchors.Productions} title={m.magazine_productions()} items={productions} />
      <Links id={sectionAnchors.Topics} title={m.magazine_article_topics()} items={topics} sign="#" />
      {related.length > 0 && (
        <section id={sectionAnchors.Related} className={css.related} aria-labelledby="magazine-related">
          <h2 id="magazine-related" className={css.title}>
            {m.magazine_related()}
          </h2>
          <ul className={css.cards}>
            {related.map((teaser) => (
              <li key={teaser.id}>
                <ArticleCard teaser={teaser} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </footer>
  );
}

type LinksProps = { id: string; title: string; items: ArticlePage['topics']; sign?: string };

function Links({ id, title, items, sign = '' }: LinksProps) {
  if (items.length === 0) return null;
  return (
    <div id={id} className={css.links}>
      <h2 className={css.name}>{title}</h2>
      <ul>
        {items.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href}>
              {sign}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
