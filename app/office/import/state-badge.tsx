import { m } from '#app/i18n/paraglide/messages.js';
import type { JobState } from './jobs.server.ts';

type Shown = JobState | 'interrupted';

const tones: Record<Shown, string> = {
  mapping: '',
  checking: 'office-blue',
  checked: 'office-amber',
  applying: 'office-blue',
  done: 'office-green',
  failed: 'office-red',
  interrupted: 'office-red',
};

export function StateBadge({ state }: { state: Shown }) {
  return <span className={`office-badge ${tones[state]}`}>{m[`office_import_state_${state}`]()}</span>;
}
