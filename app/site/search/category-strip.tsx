import { m } from '#app/i18n/paraglide/messages.js';
import { countOfKind } from './count-of-kind.ts';
import css from './search-route.module.css';

type Entry = { category: string; name: string; count: number; url: string };
type CategoryStripProps = { all: string; strip: readonly Entry[]; active: string | null };

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
        {strip.map(({ category, name, count, url }) => (
          <li key={category}>
            <a href={url} aria-current={category === active ? 'page' : undefined}>
              {name} {countOfKind(count)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
