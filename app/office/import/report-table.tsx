import { Link } from 'react-router';
import type { RowProblem } from '#app/cms/field/cell/problem.ts';
import type { RowReport } from '#app/cms/transfer/report.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { Badge } from '../badge.tsx';
import { DataTable } from '../data-table.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import table from '../office-table.module.css';
import css from './import-job.module.css';
import { type ReportPart, reportPartNames } from './report-parts.ts';

type Row = Omit<RowReport, 'problems'> & { problems: { level: RowProblem['level']; text: string }[] };
type Props = { report: { part: ReportPart; rows: Row[] }; isDone: boolean };

const tones = { create: 'green', update: 'blue', same: undefined, skip: 'amber', error: 'red' } as const;

/** Row by row: what happens to it, which fields change, what is wrong with it. */
export function ReportTable({ report: { part, rows }, isDone }: Props) {
  return (
    <section className={table.list} aria-label={m.office_import_report()}>
      <nav className={table.bulk} aria-label={m.office_import_report()}>
        {reportPartNames().map(({ value, title }) => (
          <Link
            key={value}
            discover="none"
            className={controls.plain}
            to={value === 'all' ? '?' : `?part=${value}`}
            aria-current={value === part ? 'page' : undefined}
            preventScrollReset
          >
            {title}
          </Link>
        ))}
      </nav>
      {rows.length === 0 && <p className={panels.none}>{m.office_none()}</p>}
      {rows.length > 0 && (
        <DataTable
          label={m.office_import_rows()}
          names={[
            m.office_import_row(),
            m.office_column_title(),
            isDone ? m.office_import_action_done() : m.office_import_action(),
            m.office_import_changes(),
            m.office_import_findings(),
          ]}
        >
          {rows.map(({ row, key, label, action, changes, problems }) => (
            <tr key={row}>
              <td className={table.time}>{row}</td>
              <th scope="row">
                {label || m.office_import_no_title()}
                <span>{key}</span>
              </th>
              <td>
                <Badge tone={tones[action]}>{m[`office_import_action_${action}`]()}</Badge>
              </td>
              <td>{changes.join('; ')}</td>
              <td>
                <ul className={css.findings}>
                  {problems.map(({ level, text }) => (
                    <li key={text} data-level={level}>
                      {text}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  );
}
