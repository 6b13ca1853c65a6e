import { m } from '#app/i18n/paraglide/messages.js';
import { LoadMore } from '../list/load-more.tsx';
import { Paging } from '../list/paging.tsx';
import { useMorePages } from '../list/use-more-pages.ts';
import { ArticleCard, LargeArticle } from './article-card.tsx';
import type { ArticleListing } from './article-list.server.ts';
import css from './magazine-list.module.css';
import { pageAddress } from './page-address.ts';

type MagazineListProps = { list: ArticleListing; opensLarge?: boolean };

/** Articles in uneven pairs, the newest large where it opens the magazine. */
export function MagazineList({ list, opensLarge = false }: MagazineListProps) {
  const { shown, last, loadMore, isLoading, hasFailed } = useMorePages(list, {
    addressOf: (page: ArticleListing) => page.url,
    pageAddress: (page) => pageAddress(list.url, page),
    pageIn: (answer: { list: ArticleListing }) => answer.list,
  });
  const articles = [...new Map(shown.flatMap((page) => page.articles).map((teaser) => [teaser.id, teaser])).values()];
  const [first] = articles;
  const large = opensLarge && list.page === 1 ? first : undefined;
  const pairs = large ? articles.slice(1) : articles;
  const isComplete = last.page >= last.pages;
  if (articles.length === 0) return <Nothing {...list} />;
  return (
    <div className={css.list}>
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
      {list.page === 1 && !isComplete && (
        <LoadMore
          href={pageAddress(list.url, last.page + 1)}
          onMore={loadMore}
          isLoading={isLoading}
          hasFailed={hasFailed}
          isAutomatic={last.page < automaticPages}
          labels={{
            more: m.magazine_more(),
            loading: m.magazine_loading(),
            failed: m.magazine_load_failed(),
            shown: m.magazine_shown({ shown: articles.length, count: list.count }),
          }}
        />
      )}
      {list.page > 1 && (
        <Paging
          page={list.page}
          pages={list.pages}
          addressOf={(page) => pageAddress(list.url, page)}
          labels={{
            label: m.magazine_paging(),
            previous: m.magazine_previous_page(),
            here: m.magazine_page_of({ page: list.page, pages: list.pages }),
            next: m.magazine_next_page(),
          }}
        />
      )}
    </div>
  );
}

/** After so many pages a button takes over, so that the topics and the footer can be reached. */
const automaticPages = 2;

function Nothing({ all, programme }: Pick<ArticleListing, 'all' | 'programme'>) {
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
