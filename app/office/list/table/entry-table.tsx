import { Link, useSearchParams } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import table from '../../office-table.module.css';
import type { ListPage } from '../list-page.server.ts';
import { fieldSort, type ListQuery, listAddress, type Sort } from '../list-query.ts';
import { EntryRows } from './entry-rows.tsx';
import { ManyRows } from './many-rows.tsx';

type TableProps = Pick<ListPage, 'groups' | 'columns' | 'dated' | 'count'> & {
  type: string;
  locale: Locale;
  query: ListQuery;
  /** The entries that are ticked, or all there are. */
  chosen: ReadonlySet<string>;
  isWhole: boolean;
  /**
   * How many pages come by themselves when one scrolls there: the first alone until scripts listen, so that its rows stay
   * the same and no press between the two is lost; null where it never grows.
   */
  growsTo: number | null;
};

/** Where the link leads that passes over filters and commands. */
export const rowsId = 'rows';

/** Rows of 44 px with both titles; dates stand under the heading of their day. */
export function EntryTable({ query, columns, groups, count, growsTo, ...rows }: TableProps) {
  const { type, locale, dated, chosen, isWhole } = rows;
  const look = { type, locale, dated, chosen, isWhole, span: columns.length + (dated ? 5 : 4) };
  return (
    <section id={rowsId} tabIndex={-1} className={table.table} aria-label={m.office_table()}>
      <table aria-rowcount={count + 1}>
        <thead>
          <tr>
            <th scope="col">
              <SelectAll />
            </th>
            {dated && <SortHead query={query} sort="starts" name={m.office_column_time()} />}
            <SortHead query={query} sort="label" name={m.office_column_title()} />
            {columns.map(({ name, label }) => (
              <SortHead
                key={name}
                query={query}
                // The index of the own time of entries.
                sort={name === 'date_start' ? 'starts' : fieldSort(name)}
                name={label}
              />
            ))}
            <SortHead query={query} sort="state" name={m.office_column_state()} />
            <SortHead query={query} sort="updated" name={m.office_column_updated()} />
          </tr>
        </thead>
        {growsTo === null ? (
          <EntryRows page={query.page} groups={groups} {...look} />
        ) : (
          <ManyRows first={groups} pages={growsTo} {...look} />
        )}
      </table>
    </section>
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
        for (const box of form?.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name="id"]') ?? [])
          if (box.checked !== checked) box.click();
      }}
    />
  );
}
