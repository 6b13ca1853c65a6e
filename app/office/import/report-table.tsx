import { Link } from 'react-router';
import type { RowProblem } from '#app/cms/field/cell/problem.ts';
import type { RowReport } from '#app/cms/transfer/report.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { ColumnHeads } from '../column-heads.tsx';
import { type ReportPart, reportPartNames } from './report-parts.ts';

type Row = Omit<RowReport, 'problems'> & { problems: { level: RowProblem['level']; words: string }[] };
type Props = { report: { part: ReportPart; rows: Row[] }; isDone: boolean };

const tones = { create: 'office-green', update: 'office-blue', same: '', skip: 'office-amber', error: 'office-red' };

/** Row by row: what happens to it, which fields change, what is wrong with it. */
export function ReportTable({ report: { part, rows }, isDone }: Props) {
  return (
    <section className="office-list" aria-label={m.office_import_report()}>
      <nav className="office-bulk" aria-label={m.office_import_report()}>
        {reportPartNames().map(({ value, title }) => (
          <Link
            key={value}
            discover="none"
            className="office-plain"
            to={value === 'all' ? '?' : `?part=${value}`}
            aria-current={value === part ? 'page' : undefined}
            preventScrollReset
          >
            {title}
          </Link>
        ))}
      </nav>
      {rows.length === 0 && <p className="office-none">{m.office_none()}</p>}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it sideways with the arrows
        <section className="office-table" aria-label={m.office_import_rows()} tabIndex={0}>
          <table>
            <ColumnHeads
              names={[
                m.office_import_row(),
                m.office_column_title(),
                isDone ? m.office_import_action_done() : m.office_import_action(),
                m.office_import_changes(),
                m.office_import_findings(),
              ]}
            />
            <tbody>
              {rows.map(({ row, key, label, action, changes, problems }) => (
                <tr key={row}>
                  <td className="office-time">{row}</td>
                  <th scope="row">
                    {label || m.office_import_no_title()}
                    <span>{key}</span>
                  </th>
                  <td>
                    <span className={`office-badge ${tones[action]}`}>{m[`office_import_action_${action}`]()}</span>
                  </td>
                  <td>{changes.join('; ')}</td>
                  <td>
                    <ul className="office-findings">
                      {problems.map(({ level, words }) => (
                        <li key={words} data-level={level}>
                          {words}
                        </li>
                      ))}
                    </ul>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
