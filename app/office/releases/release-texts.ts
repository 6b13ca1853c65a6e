import { mostParts, type Release, type ReleaseState, stateOf } from '#app/cms/release/release.ts';
import { longestReviewDays } from '#app/features/reviews/limits.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { formatMoment } from '../format.ts';

export const stateTones = { open: undefined, planned: 'blue', online: 'green', ended: undefined } as const;

export function stateName(state: ReleaseState): string {
  return m[`release_state_${state}`]();
}

/** When it goes or went online and comes back, in a line. */
export function timesOf(release: Release, locale: Locale): string {
  const { starts_at, ends_at, online_at, ended_at } = release;
  const said = (instant: string) => ({ moment: formatMoment(instant, locale) });
  const parts = {
    open: [],
    planned: [
      starts_at && m.release_state_planned_for(said(starts_at)),
      ends_at && m.release_state_ends(said(ends_at)),
    ],
    online: [
      online_at && m.release_state_online_since(said(online_at)),
      ends_at && m.release_state_ends(said(ends_at)),
    ],
    ended: [ended_at && m.release_state_ended_at(said(ended_at))],
  }[stateOf(release)];
  return parts.filter(Boolean).join(' · ');
}

export type ReleaseProblem =
  | 'title'
  | 'not-open'
  | 'too-many'
  | 'nothing'
  | 'gone'
  | 'empty'
  | 'changed'
  | 'past'
  | 'order'
  | 'time'
  | 'state'
  | 'incomplete'
  | 'day'
  | 'nothing-to-read';

/** What came of a command: what it did in words, or why it did nothing. */
export type ReleaseOutcome = { done: string } | { problem: ReleaseProblem } | 'deleted' | 'forbidden';

export function problemText(problem: ReleaseProblem): string {
  if (problem === 'too-many') return m.release_problem_too_many({ most: mostParts });
  if (problem === 'not-open') return m.release_problem_not_open();
  if (problem === 'nothing-to-read') return m.release_problem_nothing_to_read();
  if (problem === 'day') return m.review_panel_past({ days: longestReviewDays });
  return m[`release_problem_${problem}`]();
}
