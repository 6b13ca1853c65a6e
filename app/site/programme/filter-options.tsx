import css from './filter-options.module.css';

/** `href` is the list with it, or without it when it is chosen already; `id` stays its own whatever else is chosen. */
export type FilterOption = { id: string; label: string; href: string; isActive: boolean };

/** What a list can be narrowed to. Every option is a link, so that it works without JavaScript. */
export function FilterOptions({ options, listLabel }: { options: readonly FilterOption[]; listLabel?: string }) {
  return (
    <ul className={css.options} aria-label={listLabel}>
      {options.map(({ id, label, href, isActive }) => (
        <li key={id}>
          <a className={css.option} href={href} aria-current={isActive || undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
