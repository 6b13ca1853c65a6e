import { CloseIcon } from '#app/ui/icons.tsx';
import css from './filter-chips.module.css';

/** A chosen filter; `remove` says in words what happens, `href` is the list without it. */
export type FilterChip = { id: string; text: string; remove: string; href: string };

type FilterChipsProps = { label: string; chips: readonly FilterChip[]; reset: { text: string; href: string } | null };

/** What the list is narrowed to. Every chip is a link to the list without it, so that it works without JavaScript. */
export function FilterChips({ label, chips, reset }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={label}>
      {chips.map(({ id, text, remove, href }) => (
        <li key={id}>
          <a className={css.chip} href={href} aria-label={remove}>
            {text}
            <span className={css.cross}>
              <CloseIcon />
            </span>
          </a>
        </li>
      ))}
      {reset && (
        <li>
          <a className={css.reset} href={reset.href}>
            {reset.text}
          </a>
        </li>
      )}
    </ul>
  );
}
