import { m } from '#app/i18n/paraglide/messages.js';
import controls from '../office-controls.module.css';
import type { EntryActionAnswer } from './entry-actions.server.ts';

/** What a button beside the form has done, or why not. */
export function ActionNote({ answer }: { answer: EntryActionAnswer | null }) {
  const isProblem = answer?.kind === 'refused' || answer?.kind === 'incomplete';
  return (
    <div className={controls.outcome} role={isProblem ? 'alert' : 'status'} data-problem={isProblem || undefined}>
      {answer && <p>{wordsOf(answer)}</p>}
    </div>
  );
}

function wordsOf(answer: EntryActionAnswer): string {
  if (answer.kind === 'incomplete')
    return `${m.office_problems()} ${m[`office_language_${answer.locale}`]()} (${answer.problems.length})`;
  if (answer.kind === 'refused') return m[`office_reason_${answer.reason}`]();
  if (answer.kind !== 'done') return '';
  const count = answer.count ?? 0;
  switch (answer.command) {
    case 'publish':
      return m.office_entry_done_publish();
    case 'unpublish':
      return m.office_entry_done_unpublish();
    case 'schedule':
      return m.office_entry_done_schedule();
    case 'unschedule':
      return m.office_entry_done_unschedule();
    case 'version':
      return m.office_entry_done_version();
    case 'dates':
      return m.office_entry_done_dates({ count });
    default:
      return m.office_entry_done_restore();
  }
}
