import { Link, useSearchParams } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import controls from '../../office-controls.module.css';
import css from '../entry-list.module.css';
import { listAddress } from '../list-query.ts';

/** The pages of a list as links, so that the longest list is never more than fifty rows in the browser. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  const [params] = useSearchParams();
  if (pages <= 1) return null;
  const to = (number: number) => listAddress(params, { page: String(number) });
  return (
    <nav className={`${controls.line} ${css.pages}`} aria-label={m.office_pages_nav()}>
      {page > 1 && (
        <Link discover="none" className={controls.plain} to={to(page - 1)} rel="prev">
          {m.office_previous()}
        </Link>
      )}
      <span>{m.office_page({ page, pages })}</span>
      {page < pages && (
        <Link discover="none" className={controls.plain} to={to(page + 1)} rel="next">
          {m.office_next()}
        </Link>
      )}
    </nav>
  );
}
