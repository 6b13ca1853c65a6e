import { Link, useSearchParams } from 'react-router';
import { type Locale, locales, otherLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { titleIn } from '../words.ts';
import { LanguageBadge } from './language-badge.tsx';
import type { ListRow } from './list-page.server.ts';
import { type ListQuery, listAddress, type Sort } from './list-query.ts';

type TableProps = {
  type: string;
  locale: Locale;
  query: ListQuery;
  dated: boolean;
  columns: { name: string; label: string }[];
  groups: { day: string; title: string; rows: ListRow[] }[];
};

/** Rows of 44 px with both titles; dates stand under the heading of their day. */
export function EntryTable({ type, locale, query, dated, columns, groups }: TableProps) {
  const span = columns.length + (dated ? 5 : 4);
  return (
    <section className="office-table" aria-label={m.office_table()}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <SelectAll />
            </th>
            {dated && <th scope="col">{m.office_column_time()}</th>}
            <SortHead query={query} sort="label" name={m.office_column_title()} />
            {columns.map(({ name, label }) =>
              name === 'date_start' ? (
                <SortHead key={name} query={query} sort="starts" name={label} />
              ) : (
                <th key={name} scope="col">
                  {label}
                </th>
              ),
            )}
            <th scope="col">{m.office_column_state()}</th>
            <SortHead query={query} sort="updated" name={m.office_column_updated()} />
          </tr>
        </thead>
        {groups.map(({ day, title, rows }) => (
          <tbody key={day || 'all'}>
            {title && (
              <tr className="office-day">
                <th scope="rowgroup" colSpan={span}>
                  {title}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <EntryRow key={row.id} row={row} type={type} locale={locale} dated={dated} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function EntryRow({ row, type, locale, dated }: { row: ListRow; type: string; locale: Locale; dated: boolean }) {
  const title = titleIn(row.labels, locale, row.number);
  const other = row.labels[otherLocale(locale)];
  const isOff = row.cells.some(({ tone, name }) => name === 'lifecycle' && tone === 'red');
  return (
    <tr data-off={isOff || undefined}>
      <td>
        <input type="checkbox" name="id" value={row.id} aria-label={m.office_select({ title })} />
      </td>
      {dated && <td className="office-time">{row.hours}</td>}
      <th scope="row">
        <Link discover="none" to={urls.officeEntry(locale, type, row.number)}>
          {title}
        </Link>
        {other && other !== title && <span lang={otherLocale(locale)}>{other}</span>}
      </th>
      {row.cells.map(({ name, text, tone, inherited }) => (
        <td key={name} data-inherited={inherited || undefined} title={inherited ? m.office_inherited() : undefined}>
          {tone && tone !== 'plain' ? <span className={`office-badge office-${tone}`}>{text}</span> : text}
        </td>
      ))}
      <td className="office-languages">
        {locales.map((each) => (
          <LanguageBadge key={each} locale={each} state={row.state[each]} />
        ))}
      </td>
      <td className="office-muted">
        {row.updated}
        <span>{row.by}</span>
      </td>
    </tr>
  );
}

/** A heading that sorts: a link, so that an order has an address. */
function SortHead({ query, sort, name }: { query: ListQuery; sort: Sort; name: string }) {
  const [params] = useSearchParams();
  const isActive = query.sort === sort;
  const descending = isActive ? !query.descending : sort === 'updated';
  return (
    <th scope="col" aria-sort={isActive ? (query.descending ? 'descending' : 'ascending') : undefined}>
      <Link discover="none" to={listAddress(params, { sort, dir: descending ? 'desc' : 'asc' })} preventScrollReset>
        {name}
        <span aria-hidden="true">{isActive ? (query.descending ? ' ↓' : ' ↑') : ''}</span>
      </Link>
    </th>
  );
}

/** Ticks every box of the page; without JavaScript one ticks them one by one. */
function SelectAll() {
  return (
    <input
      type="checkbox"
      aria-label={m.office_select_all()}
      onChange={({ currentTarget: { checked, form } }) => {
        for (const box of form?.querySelectorAll<HTMLInputElement>('input[name="id"]') ?? [])
          if (box.checked !== checked) box.click();
      }}
    />
  );
}
