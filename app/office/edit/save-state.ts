import type { FormState } from '#app/drafting/form-draft.ts';

export type SaveState =
  | 'saved'
  | 'unsaved'
  | 'saving'
  | 'offline'
  | 'full'
  | 'login'
  | 'conflict'
  | 'invalid'
  | 'forbidden'
  | 'gone';

/** What is said of saving, the most pressing first: what only the person can mend goes before what mends itself. */
export function saveState({ sync, isSending }: FormState): SaveState {
  const [refusal] = sync.refusals;
  if (sync.needsLogin) return 'login';
  if (sync.conflicts.length > 0) return 'conflict';
  if (refusal) return stateOfRefusal(refusal.status);
  if (sync.state === 'offline') return sync.isFull ? 'full' : 'offline';
  if (sync.waiting > 0) return isSending ? 'saving' : 'unsaved';
  return 'saved';
}

function stateOfRefusal(status: number): SaveState {
  if (status === 422) return 'invalid';
  return status === 404 || status === 410 ? 'gone' : 'forbidden';
}
