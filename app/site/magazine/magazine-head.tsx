import { m } from '#app/i18n/paraglide/messages.js';
import { SearchIcon } from '#app/ui/icons.tsx';
import { tension } from '#app/ui/tension.ts';
import type { ArticleListing } from './article-list.server.ts';
import css from './magazine-head.module.css';

type MagazineHeadProps = { title: string; lead?: string; list: ArticleListing };

/** The name of the list, a search beside it, and the categories on the line (docs/behaviour/lists.md#magazine). */
export function MagazineHead({ title, lead, list: { url, all, categories, category, search } }: MagazineHeadProps) {
  return (
    <header className={css.head}>
      <div className={css.top}>
        <h1 className={`tense ${css.title}`} style={tension(title)} data-long={title.length > 28 || undefined}>
          {title}
        </h1>
        <search className={css.search}>
          <form action={search}>
            <label className={css.label} htmlFor="magazine-search">
              {m.magazine_search()}
            </label>
            <div className={css.field}>
              <input id="magazine-search" type="search" name="q" maxLength={200} required />
              <button type="submit" aria-label={m.magazine_search_button()}>
                <SearchIcon />
              </button>
            </div>
          </form>
        </search>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      <nav className={css.categories} aria-label={m.magazine_categories()}>
        <ul>
          <li>
            <a href={all} aria-current={url === all ? 'page' : undefined}>
              {m.magazine_all()}
            </a>
          </li>
          {categories.map(({ id, name, url: href }) => (
            <li key={id}>
              <a href={href} aria-current={id === category ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
