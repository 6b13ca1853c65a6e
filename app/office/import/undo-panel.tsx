import { Form, Link } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import css from './import-job.module.css';
import type { UndoCounts } from './job-writes.server.ts';
import type { ImportJob } from './jobs.server.ts';

export type KeptEntry = { type: string; number: number; label: string; by: string; isGone: boolean };

type Props = {
  job: Pick<ImportJob, 'state' | 'isInterrupted' | 'problem'>;
  counts: UndoCounts;
  kept: KeptEntry[];
  mayUndo: boolean;
  locale: Locale;
  csrfToken: string;
};

/** The way back from an import: what it would do, how far it is, and what it left alone, by name. */
export function UndoPanel({ job, counts, kept, mayUndo, locale, csrfToken }: Props) {
  const { count, made, done } = counts;
  if (count === 0) return null;
  if (job.state === 'undone') return <Undone count={counts.kept} kept={kept} locale={locale} />;
  if (job.state === 'undoing') return <Undoing {...{ job, counts, mayUndo, csrfToken }} />;
  // An import that was taken back may be checked once more, with another mapping.
  if ((job.state !== 'done' && job.state !== 'checked') || done === count) return null;
  if (!mayUndo) return <p className={controls.muted}>{m.office_import_undo_forbidden()}</p>;
  return (
    <details className={panels.card}>
      <summary className={css.opener}>{m.office_import_undo()}</summary>
      <p>{m.office_import_undo_hint({ made, changed: count - made })}</p>
      <p className={controls.muted}>{m.office_import_undo_stays()}</p>
      <UndoForm csrfToken={csrfToken} label={m.office_import_undo_now()} />
    </details>
  );
}

type UndoingProps = Pick<Props, 'job' | 'counts' | 'mayUndo' | 'csrfToken'>;

function Undoing({ job, counts: { count, done }, mayUndo, csrfToken }: UndoingProps) {
  const { isInterrupted, problem } = job;
  return (
    <section className={panels.card} aria-labelledby="office-import-undo">
      <h2 id="office-import-undo">{m.office_import_state_undoing()}</h2>
      <progress value={done} max={count} aria-label={m.office_import_progress()} />
      <p role="status">{m.office_import_undo_done_of({ count: done, of: count })}</p>
      {problem && <p className={controls.problem}>{m.office_import_failed({ problem })}</p>}
      {isInterrupted && mayUndo && <UndoForm csrfToken={csrfToken} label={m.office_import_resume()} />}
      {!isInterrupted && (
        <noscript>
          <a href="?">{m.office_import_refresh()}</a>
        </noscript>
      )}
    </section>
  );
}

function UndoForm({ csrfToken, label }: { csrfToken: string; label: string }) {
  return (
    <Form method="post" className={controls.actions} preventScrollReset>
      <CsrfField token={csrfToken} />
      <button type="submit" className={controls.button} name="command" value="undo">
        {label}
      </button>
    </Form>
  );
}

function Undone({ count, kept, locale }: { count: number; kept: KeptEntry[]; locale: Locale }) {
  if (count === 0) return <p role="status">{m.office_import_undone_all()}</p>;
  return (
    <section className={panels.card} aria-labelledby="office-import-kept">
      <h2 id="office-import-kept">{m.office_import_kept({ count })}</h2>
      <p className={controls.muted}>{m.office_import_kept_hint()}</p>
      <ul>
        {kept.map(({ type, number, label, by, isGone }) => (
          <li key={`${type}${number}`}>
            {isGone ? (
              label || m.office_import_no_title()
            ) : (
              <Link discover="none" to={urls.officeEntry(locale, type, number)}>
                {label || m.office_import_no_title()}
              </Link>
            )}{' '}
            {by && <span className={controls.muted}>{by}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
