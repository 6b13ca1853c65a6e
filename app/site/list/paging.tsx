import { ArrowIcon } from '#app/ui/icons.tsx';
import css from './paging.module.css';

type PagingProps = {
  page: number;
  pages: number;
  addressOf(page: number): string;
  labels: { label: string; previous: string; here: string; next: string };
};

/** Pages as links: they work without JavaScript and can be sent to somebody. */
export function Paging({ page, pages, addressOf, labels }: PagingProps) {
  if (pages <= 1) return null;
  return (
    <nav className={css.paging} aria-label={labels.label}>
      {page > 1 && (
        <a className="arrow-link" href={addressOf(page - 1)} rel="prev">
          <ArrowIcon /> {labels.previous}
        </a>
      )}
      <span>{labels.here}</span>
      {page < pages && (
        <a className="arrow-link" href={addressOf(page + 1)} rel="next">
          {labels.next} <ArrowIcon />
        </a>
      )}
    </nav>
  );
}
