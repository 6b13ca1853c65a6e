import { Form } from 'react-router';
import type { Done, Refused, Undone } from '#app/contract/rows/router-calls.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import controls from '../../office-controls.module.css';
import { mostAtOnce } from './batches.ts';
import { bulkActionName } from './bulk-actions.ts';

type Result = Done | Refused | Undone;
type Answer = Result | { preview: unknown } | null;
type Props = {
  answer: Answer;
  csrfToken: string;
  /** Takes more back than one request does. */
  onUndoMany?(names: readonly string[], of: number): void;
};

/** What a command has done, said once and loudly enough, with its way back. */
export function Outcome({ answer: given, csrfToken, onUndoMany }: Props) {
  // A preview says what it has to say itself.
  const answer = given && 'preview' in given ? null : given;
  const undo = (answer && 'undo' in answer && answer.undo) || [];
  const isRefusal = answer !== null && 'refused' in answer;
  return (
    <div className={controls.outcome} role={isRefusal ? 'alert' : 'status'} data-problem={isRefusal || undefined}>
      {answer && <p>{wordsOf(answer)}</p>}
      {undo.length > 0 && (
        <Form
          method="post"
          onSubmit={(event) => {
            if (!onUndoMany || undo.length === 1) return;
            event.preventDefault();
            onUndoMany(undo, countOf(answer));
          }}
        >
          <CsrfField token={csrfToken} />
          <button type="submit" className={controls.plain} name="command" value={`undo:${undo.join()}`}>
            {m.office_undo()}
          </button>
        </Form>
      )}
    </div>
  );
}

/** How many entries the way back is about. */
function countOf(answer: Result | null): number {
  if (!answer || 'refused' in answer) return 0;
  return 'undone' in answer ? (answer.left ?? 0) : answer.count;
}

function wordsOf(answer: Result): string {
  if ('refused' in answer) {
    return {
      forbidden: m.office_forbidden,
      invalid: m.office_invalid,
      nothing: m.office_nothing_selected,
      'too-many': () => m.office_too_many({ count: mostAtOnce }),
      'undo-gone': m.office_undo_gone,
      'name-taken': m.office_view_name_taken,
    }[answer.refused]();
  }
  const { skipped, left = 0 } = answer;
  return [
    'undone' in answer
      ? m.office_undone({ count: answer.undone })
      : m.office_done({ command: bulkActionName(answer.command), count: answer.count }),
    skipped > 0 && m.office_done_skipped({ count: skipped }),
    left > 0 && m.office_done_left({ count: left }),
  ]
    .filter(Boolean)
    .join(' ');
}
