import { Form, Link } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import type { ImportJob } from './jobs.server.ts';

type Props = { job: ImportJob; isRunning: boolean; list: string; csrfToken: string };

/** How far a run is, what it came to, and the next step. */
export function JobProgress({ job, isRunning, list, csrfToken }: Props) {
  const { state, rows_done, row_count, summary, isInterrupted, problem } = job;
  if (state === 'mapping' || state === 'undoing' || state === 'undone') return null;
  const { create = 0, update = 0, same = 0, skip = 0, error = 0, published = 0 } = summary;
  const counts = { create, update, same, skip, error };
  return (
    <section className={panels.card} aria-labelledby="office-import-run">
      <h2 id="office-import-run">
        {state === 'applying' || state === 'done' ? m.office_import_run() : m.office_import_dry_run()}
      </h2>
      <progress value={rows_done} max={row_count} aria-label={m.office_import_progress()} />
      <p role="status">
        {m.office_import_done_of({ count: rows_done, of: row_count })}{' '}
        {state === 'done' || state === 'applying' ? m.office_import_has(counts) : m.office_import_would(counts)}{' '}
        {published > 0 && m.transfer_summary_published({ published })}
      </p>
      {isRunning && (
        <p>
          <noscript>
            <a href="?">{m.office_import_refresh()}</a>
          </noscript>
        </p>
      )}
      {problem && <p className={controls.problem}>{m.office_import_failed({ problem })}</p>}
      {isInterrupted && <p>{m.office_import_interrupted()}</p>}
      <Form method="post" className={controls.actions} preventScrollReset>
        <CsrfField token={csrfToken} />
        {isInterrupted && (
          <button type="submit" className={controls.button} name="command" value="resume">
            {m.office_import_resume()}
          </button>
        )}
        {state === 'checked' && create + update > 0 && (
          <button type="submit" className={controls.button} name="command" value="apply">
            {m.office_import_apply({ count: create + update })}
          </button>
        )}
        {state === 'checked' && create + update === 0 && <span>{m.office_import_nothing()}</span>}
        {state === 'checked' && error > 0 && (
          <span className={controls.muted}>{m.office_import_leaves_out({ count: error })}</span>
        )}
        {state === 'done' && (
          <Link discover="none" className={controls.plain} to={list}>
            {m.office_import_to_list()}
          </Link>
        )}
      </Form>
    </section>
  );
}
