import { m } from '#app/i18n/paraglide/messages.js';
import type { SyncState } from '../state/queue.ts';
import { useCell, useEditor } from '../state/use-editor.ts';

/** Four honest states: on the server, on its way, only here, stopped until somebody decides. */
export function Pill() {
  const { queue } = useEditor();
  const sync = useCell(queue.state);
  return (
    <span className="ed-pill" data-state={sync.state} role="status">
      <i aria-hidden="true" />
      {words(sync)}
    </span>
  );
}

function words({ state, waiting, savedAt, refusals }: SyncState): string {
  if (state === 'offline') return m.editor_pill_offline({ count: waiting });
  if (state === 'saving') return m.editor_pill_saving();
  if (state === 'stopped') return refusals.length ? refusal(refusals[0]?.status ?? 0) : m.editor_pill_stopped();
  const time =
    savedAt &&
    new Date(savedAt).toLocaleTimeString(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' });
  return time ? `${m.editor_pill_saved()} ${time}` : m.editor_pill_saved();
}

function refusal(status: number): string {
  if (status === 403) return m.editor_refused_right();
  if (status === 404 || status === 410) return m.editor_refused_gone();
  if (status === 422) return m.editor_refused_value();
  return m.editor_refused_other();
}
