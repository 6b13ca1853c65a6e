import { m } from '#app/i18n/paraglide/messages.js';
import css from './pages.module.css';

type PagingProps = { page: number; pages: number; addressOf(page: number): string };

/** Pages as links: they work without JavaScript and can be sent to somebody. */
export function Paging({ page, pages, addressOf }: PagingProps) {
  if (pages <= 1) return null;
  return (
    <nav className={css.paging} aria-label={m.detail_paging()}>
      {page > 1 && (
        <a href={addressOf(page - 1)} rel="prev">
          ← {m.detail_previous_page()}
        </a>
      )}
      <span>{m.detail_page_of({ page, pages })}</span>
      {page < pages && (
        <a href={addressOf(page + 1)} rel="next">
          {m.detail_next_page()} →
        </a>
      )}
    </nav>
  );
}
