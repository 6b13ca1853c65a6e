import { m } from '#app/i18n/paraglide/messages.js';
import type { ImportJob, JobState } from './jobs.server.ts';

export type ShownState = JobState | 'failed' | 'interrupted';

const tones: Record<ShownState, string> = {
  mapping: '',
  checking: 'office-blue',
  checked: 'office-amber',
  applying: 'office-blue',
  done: 'office-green',
  failed: 'office-red',
  interrupted: 'office-red',
};

/** A run that nobody works on any more has failed, or its site went away. */
export function shownState({
  state,
  isInterrupted,
  problem,
}: Pick<ImportJob, 'state' | 'isInterrupted' | 'problem'>): ShownState {
  if (!isInterrupted) return state;
  return problem ? 'failed' : 'interrupted';
}

export function StateBadge({ state }: { state: ShownState }) {
  return <span className={`office-badge ${tones[state]}`}>{m[`office_import_state_${state}`]()}</span>;
}
