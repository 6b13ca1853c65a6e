import { can } from '#app/auth/policy.ts';
import type { Editor } from '#app/auth/viewer.ts';
import { readEntries } from '#app/cms/collection/entry-rows.server.ts';
import { isLocalDate } from '#app/cms/field/date/field.ts';
import { makeDates, recurrenceOf } from '#app/collections/event/recurrence.server.ts';
import { recurringDays } from '#app/collections/event/recurrence.ts';
import {
  applyToSeries,
  contradict,
  type SeriesChange,
  seriesChanges,
} from '#app/collections/event/series-change.server.ts';
import { isSeriesPart, type SeriesPart } from '#app/collections/event/series-parts.ts';
import type { Refused, Undone } from '#app/contract/rows/router-calls.ts';
import { db } from '#app/db/client.server.ts';
import { dateWarnings, warningsKey } from '#app/features/programme/date-warnings.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { contentModel } from '#app/modules/content-model.server.ts';
import { type SaidWarning, saidWarnings } from '../dates/said-warnings.server.ts';
import { undoAction } from '../list/actions/run-action.server.ts';
import { keepUndo } from '../list/actions/undo.server.ts';

type Doing = {
  id: string;
  form: FormData;
  actor: Editor;
  now: Temporal.Instant;
  /** The language of the office. */
  locale: Locale;
};
export type SeriesAnswer =
  | { created: number }
  | { problem: 'bad_rule' | 'forbidden' | 'gone' | 'invalid' }
  | Applied
  /** Nothing is taken over before these have been seen. */
  | { warned: SaidWarning[]; seen: string; scope: 'following' | 'all'; parts: SeriesPart[] }
  | Undone
  | Refused;
/** Others that took something over, and how that is taken back. */
type Applied = { applied: number; skipped: number; undo: string };

/** Makes the dates that are ticked, gives others what one of them says, or takes that back. */
export async function runSeriesAction(doing: Doing): Promise<SeriesAnswer> {
  const [command, detail = ''] = String(doing.form.get('command') ?? '').split(':');
  if (command === 'make') return make(doing);
  if (command === 'apply') return apply({ ...doing, scope: detail === 'all' ? 'all' : 'following' });
  if (command === 'undo') return undoAction({ names: detail.split(','), actor: doing.actor });
  return { problem: 'invalid' };
}

/** Days of the rule that are not ticked are left out for good, so that running it again does not bring them. */
async function make({ id, form, actor }: Doing): Promise<SeriesAnswer> {
  const rule = String(form.get('rule') ?? '').slice(0, 500);
  const ticked = new Set(form.getAll('day').map(String).filter(isLocalDate));
  const [entry] = await readEntries(db(), { type: 'event', ids: [id] });
  if (!entry) return { problem: 'gone' };
  const days = recurringDays({ ...recurrenceOf(entry.props), rule, exclusions: [] });
  if (!days) return { problem: 'bad_rule' };
  const shown = new Set(form.getAll('shown').map(String));
  const exclusions = days.filter((day) => shown.has(day) && !ticked.has(day));
  const made = await makeDates({ id, actor, contentModel, series: { rule, exclusions } });
  if (made.kind === 'made') return { created: made.created.length };
  return {
    problem:
      made.kind === 'bad-rule' ? 'bad_rule' : made.kind === 'forbidden' || made.kind === 'gone' ? made.kind : 'invalid',
  };
}

type Scope = Extract<SeriesAnswer, { warned: SaidWarning[] }>['scope'];

/** What the others take over is looked at first, where there is something to look at. */
async function apply({ id, form, actor, scope, ...asked }: Doing & { scope: Scope }): Promise<SeriesAnswer> {
  const parts = form.getAll('part').filter(isSeriesPart);
  if (parts.length === 0) return { refused: 'nothing' };
  const changes = await seriesChanges({ id, scope, parts });
  if (!changes) return { problem: 'gone' };
  const warnings = can(actor, 'entry:publish') && !contradict(changes) ? await warningsOf(changes, asked.now) : [];
  const seen = warningsKey(warnings);
  if (seen !== '' && form.get('seen') !== seen)
    return { warned: saidWarnings(warnings, asked.locale), seen, scope, parts };
  const answer = await applyToSeries({ changes, actor, contentModel });
  if (answer.kind !== 'patched') return { refused: answer.kind === 'forbidden' ? 'forbidden' : 'invalid' };
  const undo = await keepUndo(actor.id, { type: 'event', amendments: answer.undo });
  return { applied: answer.changed.length, skipped: answer.skipped.length, undo };
}

async function warningsOf(changes: readonly SeriesChange[], now: Temporal.Instant) {
  const found = await dateWarnings(
    db(),
    changes.map(({ after }) => after),
    now,
  );
  // What is over was over before; nobody has to look at it again.
  return [...found.values()].flat().filter(({ kind }) => kind !== 'past');
}
