import { Form, Link, useNavigation } from 'react-router';
import type { LeftLine, SiteLine, SitePart, SitePlan, Some } from '#app/features/site-transfer/site-report.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { findMessage } from '#app/inspector/labels.ts';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { Badge } from '../badge.tsx';
import { DataTable } from '../data-table.tsx';
import { formatNumber } from '../format.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';

type Report = { id: string; name: string; tag: string; state: 'read' | 'written' };
type PlanViewProps = { report: Report; plan: SitePlan; locale: Locale; csrfToken: string };

/** What a folder does to the site, object by object; what it has done, once that was confirmed. */
export function PlanView({ report, plan, locale, csrfToken }: PlanViewProps) {
  const { added, changed, left, same, absent } = plan;
  const isWritten = report.state === 'written';
  const isEmpty = added.count + changed.count === 0;
  const numbers = {
    name: report.name,
    added: formatNumber(added.count, locale),
    changed: formatNumber(changed.count, locale),
  };
  return (
    <section className={panels.card} aria-labelledby="site-plan">
      <h2 id="site-plan">
        {isWritten
          ? m.office_site_written(numbers)
          : isEmpty
            ? m.office_site_nothing(numbers)
            : m.office_site_plan(numbers)}
      </h2>
      <p>{m.office_site_stays({ same: formatNumber(same, locale), absent: formatNumber(absent, locale) })}</p>
      {isWritten ? <Written locale={locale} /> : !isEmpty && <p>{m.office_site_drafts_only()}</p>}
      <Lines title={isWritten ? m.office_site_added_done() : m.office_site_added()} some={added} locale={locale} />
      <Lines
        title={isWritten ? m.office_site_changed_done() : m.office_site_changed()}
        some={changed}
        locale={locale}
      />
      <LeftLines some={left} locale={locale} />
      {!isWritten && <Decision report={report} isEmpty={isEmpty} csrfToken={csrfToken} />}
    </section>
  );
}

function Written({ locale }: { locale: Locale }) {
  return (
    <p role="status">
      {m.office_site_written_text()}{' '}
      <Link to={urls.officeArea(locale, 'versions')}>{m.office_versions_overview()}</Link>
    </p>
  );
}

type LinesProps<Line> = { some: Some<Line>; locale: Locale };

function Lines({ title, some: { count, lines }, locale }: LinesProps<SiteLine> & { title: string }) {
  if (count === 0) return null;
  return (
    <>
      <h3>{`${title}: ${formatNumber(count, locale)}`}</h3>
      <DataTable
        label={title}
        names={[m.office_column_title(), m.office_site_kind(), m.office_site_parts(), m.office_site_place()]}
      >
        {lines.map((line) => (
          <tr key={line.place}>
            <Title line={line} locale={locale} />
            <td>
              {line.parts.map((part) => (
                <Badge key={part}>{partInWords(part)}</Badge>
              ))}
            </td>
            <td>
              <code>{line.place}</code>
            </td>
          </tr>
        ))}
      </DataTable>
      <More count={count - lines.length} />
    </>
  );
}

function LeftLines({ some: { count, lines }, locale }: LinesProps<LeftLine>) {
  if (count === 0) return null;
  return (
    <>
      <h3>{`${m.office_site_left()}: ${formatNumber(count, locale)}`}</h3>
      <DataTable
        label={m.office_site_left()}
        names={[m.office_column_title(), m.office_site_kind(), m.office_site_reason(), m.office_site_place()]}
      >
        {lines.map((line) => (
          <tr key={`${line.place} ${line.reason}`}>
            <Title line={line} locale={locale} />
            <td>{m[`office_site_left_${line.reason}`]()}</td>
            <td>
              <code>{line.place}</code>
            </td>
          </tr>
        ))}
      </DataTable>
      <More count={count - lines.length} />
    </>
  );
}

function Title({ line: { type, title, number }, locale }: { line: SiteLine; locale: Locale }) {
  return (
    <>
      <th scope="row">{number === null ? title : <Link to={urls.officeEntry(locale, type, number)}>{title}</Link>}</th>
      <td>{kindInWords(type)}</td>
    </>
  );
}

function More({ count }: { count: number }) {
  return count > 0 ? <p>{m.office_fields_more({ count })}</p> : null;
}

function kindInWords(type: string): string {
  const name = type.replaceAll('-', '_');
  return findMessage(`collection_${name}_one`) ?? findMessage(`office_thing_${name}`) ?? type;
}

function partInWords(part: SitePart): string {
  return part === 'shared' ? m.office_site_part_shared() : part.toUpperCase();
}

type DecisionProps = { report: Report; isEmpty: boolean; csrfToken: string };

function Decision({ report: { id, tag }, isEmpty, csrfToken }: DecisionProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" preventScrollReset className={controls.actions}>
      <CsrfField token={csrfToken} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="tag" value={tag} />
      {!isEmpty && (
        <button type="submit" name="command" value="write" className={controls.button} disabled={isBusy}>
          {isBusy ? m.office_site_writing() : m.office_site_write()}
        </button>
      )}
      <button type="submit" name="command" value="discard" className={controls.plain} disabled={isBusy}>
        {m.office_site_discard()}
      </button>
      <span className={controls.muted}>{m.office_site_hour()}</span>
    </Form>
  );
}
