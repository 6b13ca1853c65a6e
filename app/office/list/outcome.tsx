import { Form } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { deedName } from './deeds.ts';
import type { Done, Refused } from './do-deed.server.ts';

type Answer = Done | Refused | { undone: number } | { asked: unknown } | null;

/** What a deed has done, said once and loudly enough, with its way back. */
export function Outcome({ answer, csrfToken }: { answer: Answer; csrfToken: string }) {
  const isRefusal = answer !== null && 'refused' in answer;
  return (
    <div className="office-outcome" role={isRefusal ? 'alert' : 'status'} data-problem={isRefusal || undefined}>
      {answer && <p>{wordsOf(answer)}</p>}
      {answer && 'undo' in answer && answer.undo && (
        <Form method="post">
          <input type="hidden" name="csrfmiddlewaretoken" value={csrfToken} />
          <button type="submit" className="office-plain" name="deed" value={`undo:${answer.undo}`}>
            {m.office_undo()}
          </button>
        </Form>
      )}
    </div>
  );
}

function wordsOf(answer: NonNullable<Answer>): string {
  if ('asked' in answer) return '';
  if ('undone' in answer) return m.office_undone({ count: answer.undone });
  if ('refused' in answer) {
    return {
      forbidden: m.office_forbidden,
      invalid: m.office_invalid,
      nothing: m.office_nothing_selected,
      'undo-gone': m.office_undo_gone,
    }[answer.refused]();
  }
  const done = m.office_done({ deed: deedName(answer.deed), count: answer.count });
  return answer.skipped > 0 ? `${done} ${m.office_done_skipped({ count: answer.skipped })}` : done;
}
