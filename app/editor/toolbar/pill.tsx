import { useEffect } from 'react';
import type { SyncState } from '#app/drafting/sync-state.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { useEditor, usePart } from '../core/use-editor.ts';
import { venueClock } from '../publishing/venue-terms.ts';
import css from './pill.module.css';
import { reasonOf } from './refusal-cards.tsx';

/** Four honest states: on the server, on its way, only here, stopped until somebody decides. */
export function Pill() {
  const { queue, interaction } = useEditor();
  const state = usePart(queue.state, (sync) => sync.state);
  const label = usePart(queue.state, pillText);
  const isTrouble = state === 'offline' || state === 'stopped';
  const trouble = usePart(
    queue.state,
    ({ needsLogin, isUnkept, isDisturbed, isFull }) => `${needsLogin}${isUnkept}${isDisturbed}${isFull}`,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: noted once for each trouble, not for every letter that waits.
  useEffect(() => {
    if (isTrouble) interaction.note(label);
  }, [isTrouble, trouble, interaction]);
  return (
    <span className={css.pill} data-state={state} role="status">
      <i aria-hidden="true" />
      <span>{state === 'saved' ? <SavedAt /> : label}</span>
    </span>
  );
}

/** The clock says which of many savings it was. */
function SavedAt() {
  const { queue } = useEditor();
  const at = usePart(queue.state, ({ savedAt }) => savedAt);
  return (
    <>
      <span className={css.word}>{m.editor_pill_saved()}</span> {at && <time>{venueClock(at)}</time>}
    </>
  );
}

/** What the toolbar says of the state of saving, in the language of the page. */
export function pillText(sync: SyncState): string {
  const { state, waiting, savedAt, refusals, needsLogin, isUnkept, isDisturbed, isFull } = sync;
  if (isUnkept && waiting > 0) return m.editor_pill_unkept({ count: waiting });
  if (needsLogin) return m.editor_pill_login();
  if (state === 'offline' && isFull) return m.editor_pill_full({ count: waiting });
  if (state === 'offline' && isDisturbed) return m.editor_pill_disturbed({ count: waiting });
  if (state === 'offline') return m.editor_pill_offline({ count: waiting });
  if (state === 'saving') return m.editor_pill_saving();
  if (state === 'stopped') return refusals.length ? reasonOf(refusals[0]?.status ?? 0) : m.editor_pill_stopped();
  return savedAt ? `${m.editor_pill_saved()} ${venueClock(savedAt)}` : m.editor_pill_saved();
}
