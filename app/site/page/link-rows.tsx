import css from './link-rows.module.css';

/** Links above the title of a page: the pages of its section as tabs, or the page in other forms of its language. */
export type LinkRow = {
  look: 'tabs' | 'variants';
  label: string;
  links: { url: string; title: string; language?: string }[];
};

/** The line marks the page being read. */
export function LinkRows({ rows, here }: { rows: readonly LinkRow[]; here: string | undefined | null }) {
  return rows.map(({ look, label, links }) => (
    <nav key={look} className={css[look]} aria-label={label}>
      <ul className={css.list}>
        {links.map(({ url, title, language }) => (
          <li key={url}>
            <a href={url} hrefLang={language} aria-current={url === here ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
