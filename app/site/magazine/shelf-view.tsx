import { m } from '#app/i18n/paraglide/messages.js';
import { LoadMore } from '../list/load-more.tsx';
import { Paging } from '../list/paging.tsx';
import { useMorePages } from '../list/use-more-pages.ts';
import { ArticleCard, LargeArticle } from './article-card.tsx';
import { pageAddress } from './page-address.ts';
import type { Shelf } from './shelf.server.ts';
import css from './shelf-view.module.css';

type ShelfViewProps = { shelf: Shelf; opensLarge?: boolean };

/** Articles in uneven pairs, the newest large where it opens the magazine. */
export function ShelfView({ shelf, opensLarge = false }: ShelfViewProps) {
  const { shown, last, loadMore, isLoading, hasFailed } = useMorePages(shelf, {
    addressOf: (page: Shelf) => page.url,
    pageAddress: (page) => pageAddress(shelf.url, page),
    pageIn: (answer: { shelf: Shelf }) => answer.shelf,
  });
  const articles = [...new Map(shown.flatMap((page) => page.articles).map((teaser) => [teaser.id, teaser])).values()];
  const [first] = articles;
  const large = opensLarge && shelf.page === 1 ? first : undefined;
  const pairs = large ? articles.slice(1) : articles;
  const isComplete = last.page >= last.pages;
  if (articles.length === 0) return <Nothing {...shelf} />;
  return (
    <div className={css.shelf}>
      {large && <LargeArticle teaser={large} />}
      {pairs.length > 0 && (
        <ul className={css.pairs}>
          {pairs.map((teaser) => (
            <li key={teaser.id} className={css.item}>
              <ArticleCard teaser={teaser} />
            </li>
          ))}
        </ul>
      )}
      {shelf.page === 1 && !isComplete && (
        <LoadMore
          href={pageAddress(shelf.url, last.page + 1)}
          onMore={loadMore}
          isLoading={isLoading}
          hasFailed={hasFailed}
          isAutomatic={last.page < automaticPages}
          words={{
            more: m.magazine_more(),
            loading: m.magazine_loading(),
            failed: m.magazine_load_failed(),
            shown: m.magazine_shown({ shown: articles.length, count: shelf.count }),
          }}
        />
      )}
      {shelf.page > 1 && (
        <Paging
          page={shelf.page}
          pages={shelf.pages}
          addressOf={(page) => pageAddress(shelf.url, page)}
          words={{
            label: m.magazine_paging(),
            previous: m.magazine_previous_page(),
            here: m.magazine_page_of({ page: shelf.page, pages: shelf.pages }),
            next: m.magazine_next_page(),
          }}
        />
      )}
    </div>
  );
}

/** After so many pages a button takes over, so that the topics and the footer can be reached. */
const automaticPages = 2;

function Nothing({ all, programme }: Pick<Shelf, 'all' | 'programme'>) {
  return (
    <p className={css.nothing}>
      {m.magazine_nothing()}{' '}
      {programme ? (
        <a href={programme}>{m.magazine_nothing_programme()}</a>
      ) : (
        <a href={all}>{m.magazine_nothing_next()}</a>
      )}
    </p>
  );
}
