import { useEffect, useRef } from 'react';
import { m } from '#app/i18n/paraglide/messages.js';
import { WarningList } from '../dates/warning-list.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { publicationText } from '../removal/removal-note.tsx';
import type { EntryActionAnswer } from './entry-actions.server.ts';
import css from './entry-form.module.css';

type NoteProps = {
  answer: EntryActionAnswer | null;
  onCommand(command: string, values: Record<string, string>): void;
};

/** What a button beside the form has done, or why not, or what has to be seen first. */
export function ActionNote({ answer, onCommand }: NoteProps) {
  if (answer?.kind === 'warned') return <Warned {...{ answer, onCommand }} />;
  const isProblem = answer?.kind === 'refused' || answer?.kind === 'incomplete';
  return (
    <div className={controls.outcome} role={isProblem ? 'alert' : 'status'} data-problem={isProblem || undefined}>
      {answer && <p>{wordsOf(answer)}</p>}
    </div>
  );
}

type WarnedProps = Omit<NoteProps, 'answer'> & { answer: Extract<EntryActionAnswer, { kind: 'warned' }> };

/** The warnings that somebody must have seen, and the button that goes on all the same. */
function Warned({ answer: { command, due, seen, warnings }, onCommand }: WarnedProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={`${panels.card} ${css.note}`} role="alert">
      <p>{m.dates_look_first()}</p>
      <WarningList warnings={warnings} />
      <p className={controls.actions}>
        <button
          ref={button}
          type="button"
          className={controls.button}
          onClick={() => onCommand(command, { seen, ...(due && { due }) })}
        >
          {command.startsWith('schedule') ? m.dates_schedule_all_the_same() : m.dates_publish_all_the_same()}
        </button>
      </p>
    </div>
  );
}

function wordsOf(answer: EntryActionAnswer): string {
  if (answer.kind === 'incomplete')
    return `${m.office_problems()} ${m[`office_language_${answer.locale}`]()} (${answer.problems.length})`;
  if (answer.kind === 'refused') return m[`office_reason_${answer.reason}`]();
  if (answer.kind === 'restored') return `${m.office_entry_done_restore()} ${publicationText(answer)}`.trim();
  if (answer.kind !== 'done') return '';
  switch (answer.command) {
    case 'publish':
      return m.office_entry_done_publish();
    case 'unpublish':
      return m.office_entry_done_unpublish();
    case 'schedule':
      return m.office_entry_done_schedule();
    case 'unschedule':
      return m.office_entry_done_unschedule();
    default:
      return m.office_entry_done_version();
  }
}
