import { m } from '#app/i18n/paraglide/messages.js';
import { Badge } from '../badge.tsx';
import type { ImportJob, JobState } from './jobs.server.ts';

export type ShownState = JobState | 'failed' | 'interrupted';

const tones = {
  mapping: undefined,
  checking: 'blue',
  checked: 'amber',
  applying: 'blue',
  done: 'green',
  undoing: 'blue',
  undone: undefined,
  failed: 'red',
  interrupted: 'red',
} as const satisfies Record<ShownState, string | undefined>;

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
  return <Badge tone={tones[state]}>{m[`office_import_state_${state}`]()}</Badge>;
}
