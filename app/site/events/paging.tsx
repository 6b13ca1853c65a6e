import { m } from '#app/i18n/paraglide/messages.js';
import { listAddress } from './list-address.ts';
import type { Overview } from './overview.server.ts';
import css from './paging.module.css';

/** Pages as links, for who came by one. */
export function Paging({ overview }: { overview: Overview }) {
  const { page, pages } = overview;
  return (
    <nav className={css.paging} aria-label={m.programme_paging()}>
      <a href={listAddress(overview, { page: page - 1 })} rel="prev">
        ← {m.programme_previous_page()}
      </a>
      <span>{m.programme_page_of({ page, pages })}</span>
      {page < pages && (
        <a href={listAddress(overview, { page: page + 1 })} rel="next">
          {m.programme_next_page()} →
        </a>
      )}
    </nav>
  );
}
