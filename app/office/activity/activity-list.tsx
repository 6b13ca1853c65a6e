import { m } from '#app/i18n/paraglide/messages.js';
import { ContentLink } from '../content-link.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { RowButton } from '../row-button.tsx';
import type { ActivityLine } from './activity-lines.server.ts';

/** What people did, newest first; stands in a form where lines can be taken back. */
export function ActivityList({ lines, mayUndo }: { lines: readonly ActivityLine[]; mayUndo: boolean }) {
  return (
    <ul className={panels.lines}>
      {lines.map(({ key, at, person, action, count, thing, fields, undo }) => (
        <li key={key}>
          <ContentLink {...thing} />
          <span className={controls.muted}>
            {[countedAction(action, count), person, at].join(', ')}
            {fields.length > 0 && `: ${fieldsInWords(fields)}`}
          </span>
          {mayUndo && undo && (
            <span>
              <RowButton value={undo} label={m.office_undo()} row={`${thing.title}, ${at}`} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const mostFields = 4;

/** The first few of the fields that were changed. */
function fieldsInWords(fields: readonly string[]): string {
  const named = [...new Set(fields)];
  const rest = named.length - mostFields;
  return named.slice(0, mostFields).join(', ') + (rest > 0 ? ` ${m.office_fields_more({ count: rest })}` : '');
}

/** "Geändert (12 ×)". */
export function countedAction(action: string, count: number): string {
  return count > 1 ? `${action} (${m.office_times({ count })})` : action;
}
