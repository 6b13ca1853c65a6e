import { Link } from 'react-router';
import { type Locale, locales, otherLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { titleIn } from '#app/office/format.ts';
import { urls } from '#app/urls.ts';
import { Badge } from '../../badge.tsx';
import table from '../../office-table.module.css';
import type { ListPage, ListRow } from '../list-page.server.ts';
import { pageSize } from '../list-query.ts';
import { LanguageBadge } from './language-badge.tsx';

/** What rows are rendered with. */
export type RowLook = {
  type: string;
  locale: Locale;
  dated: boolean;
  span: number;
  chosen: ReadonlySet<string>;
  isWhole: boolean;
};

type RowsProps = RowLook & {
  page: number;
  groups: ListPage['groups'];
  /** The day under whose heading the rows before these end. */
  after?: string | undefined;
};

/** The rows of one page under the headings of their days. */
export function EntryRows({ page, groups, after, ...look }: RowsProps) {
  let at = (page - 1) * pageSize + 1;
  return groups.map(({ day, title, rows }) => (
    <tbody key={day || 'all'} data-page={page}>
      {title && day !== after && (
        <tr className={table.day}>
          <th scope="rowgroup" colSpan={look.span}>
            {title}
          </th>
        </tr>
      )}
      {rows.map((row) => {
        at += 1;
        return <EntryRow key={row.id} row={row} at={at} {...look} />;
      })}
    </tbody>
  ));
}

function EntryRow({ row, at, type, locale, dated, chosen, isWhole }: RowLook & { row: ListRow; at: number }) {
  const title = titleIn(row.labels, locale, row.number);
  const other = row.labels[otherLocale(locale)];
  const isOff = row.cells.some(({ tone, name }) => name === 'lifecycle' && tone === 'red');
  return (
    <tr data-off={isOff || undefined} aria-rowindex={at}>
      <td>
        <input
          type="checkbox"
          name="id"
          value={row.id}
          defaultChecked={isWhole || chosen.has(row.id)}
          aria-label={m.office_select({ title })}
        />
      </td>
      {dated && <td className={table.time}>{row.hours}</td>}
      <th scope="row">
        <Link discover="none" to={urls.officeEntry(locale, type, row.number)}>
          {title}
        </Link>
        {other && other !== title && <span lang={otherLocale(locale)}>{other}</span>}
      </th>
      {row.cells.map(({ name, text, tone, inherited }) => (
        <td key={name} data-inherited={inherited || undefined} title={inherited ? m.office_inherited() : undefined}>
          {tone && tone !== 'plain' ? <Badge tone={tone}>{text}</Badge> : text}
        </td>
      ))}
      <td className={table.languages}>
        {locales.map((each) => (
          <LanguageBadge key={each} locale={each} state={row.state[each]} isWritten={row.labels[each] !== ''} />
        ))}
      </td>
      <td className={table.note}>
        {row.updated}
        <span>{row.by}</span>
      </td>
    </tr>
  );
}
