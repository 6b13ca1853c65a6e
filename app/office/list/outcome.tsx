import { Form } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { mostAtOnce } from './batches.ts';
import type { Done, Refused } from './deed-answer.ts';
import { deedName } from './deeds.ts';

type Said = Done | Refused | { undone: number };
type Answer = Said | { asked: unknown } | null;

/** What a deed has done, said once and loudly enough, with its way back. */
export function Outcome({ answer: given, csrfToken }: { answer: Answer; csrfToken: string }) {
  // A preview says what it has to say itself.
  const answer = given && 'asked' in given ? null : given;
  const isRefusal = answer !== null && 'refused' in answer;
  return (
    <div className="office-outcome" role={isRefusal ? 'alert' : 'status'} data-problem={isRefusal || undefined}>
      {answer && <p>{wordsOf(answer)}</p>}
      {answer && 'undo' in answer && answer.undo.length > 0 && (
        <Form method="post">
          <input type="hidden" name="csrfmiddlewaretoken" value={csrfToken} />
          <button type="submit" className="office-plain" name="deed" value={`undo:${answer.undo.join()}`}>
            {m.office_undo()}
          </button>
        </Form>
      )}
    </div>
  );
}

function wordsOf(answer: Said): string {
  if ('undone' in answer) return m.office_undone({ count: answer.undone });
  if ('refused' in answer) {
    return {
      forbidden: m.office_forbidden,
      invalid: m.office_invalid,
      nothing: m.office_nothing_selected,
      'too-many': () => m.office_too_many({ count: mostAtOnce }),
      'undo-gone': m.office_undo_gone,
    }[answer.refused]();
  }
  const { deed, count, skipped, left = 0 } = answer;
  return [
    m.office_done({ deed: deedName(deed), count }),
    skipped > 0 && m.office_done_skipped({ count: skipped }),
    left > 0 && m.office_done_left({ count: left }),
  ]
    .filter(Boolean)
    .join(' ');
}
