import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { WarningList } from '../dates/warning-list.tsx';
import { Outcome } from '../list/actions/outcome.tsx';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import type { SeriesAnswer } from './series-actions.server.ts';

type Props = { answer: SeriesAnswer | null; csrfToken: string };

/** What was made or taken over, with its way back, or what has to be seen first. */
export function SeriesOutcome({ answer, csrfToken }: Props) {
  if (answer && 'created' in answer) return <Note text={m.dates_series_made({ count: answer.created })} />;
  if (answer && 'problem' in answer) return <Note text={m[`office_reason_${answer.problem}`]()} isProblem />;
  if (answer && 'warned' in answer) return <SeenFirst {...answer} csrfToken={csrfToken} />;
  if (!answer || !('applied' in answer)) return <Outcome answer={answer} csrfToken={csrfToken} />;
  return (
    <Form method="post" className={controls.line}>
      <CsrfField token={csrfToken} />
      <Note text={m.dates_series_applied({ count: answer.applied })} />
      <button type="submit" className={controls.plain} name="command" value={`undo:${answer.undo}`}>
        {m.office_undo()}
      </button>
    </Form>
  );
}

type Warned = Extract<SeriesAnswer, { warned: unknown }> & { csrfToken: string };

function SeenFirst({ warned, seen, scope, parts, csrfToken }: Warned) {
  const button = useRef<HTMLButtonElement>(null);
  // It stands above what was pressed: whoever pressed it is brought there.
  useEffect(() => button.current?.focus(), []);
  return (
    <Form method="post" className={panels.card} role="alert" preventScrollReset>
      <CsrfField token={csrfToken} />
      <input type="hidden" name="seen" value={seen} />
      {parts.map((part) => (
        <input key={part} type="hidden" name="part" value={part} />
      ))}
      <p>{m.dates_look_before_taking()}</p>
      <WarningList warnings={warned} />
      <p className={controls.actions}>
        <button ref={button} type="submit" className={controls.button} name="command" value={`apply:${scope}`}>
          {m.dates_series_apply_all_the_same()}
        </button>
      </p>
    </Form>
  );
}
