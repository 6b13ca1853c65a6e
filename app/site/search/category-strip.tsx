import type { SearchCategory } from '#app/features/search/categories.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { categoryName } from './category-name.ts';
import { countOfKind } from './count-of-kind.ts';
import css from './search-route.module.css';

type Entry = { category: SearchCategory; count: number; url: string };
type CategoryStripProps = { all: string; strip: readonly Entry[]; active: SearchCategory | null };

/** The kinds of what was found, on a line that is thick where one is. */
export function CategoryStrip({ all, strip, active }: CategoryStripProps) {
  return (
    <nav className={css.strip} aria-label={m.shell_search_categories()}>
      <ul>
        <li>
          <a href={all} aria-current={active === null ? 'page' : undefined}>
            {m.shell_search_all()}
          </a>
        </li>
        {strip.map(({ category, count, url }) => (
          <li key={category}>
            <a href={url} aria-current={category === active ? 'page' : undefined}>
              {categoryName(category)} {countOfKind(count)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
