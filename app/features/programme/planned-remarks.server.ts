import type { ContentModel, ImportedDraft } from '#app/cms/collection/content-model.ts';
import { problem, type RowProblem } from '#app/cms/field/cell/problem.ts';
import { movedProps } from '#app/collections/event/date-change.ts';
import { bringsRule, importedDays } from '#app/collections/event/imported-series.server.ts';
import { type DateWarning, dateWarnings } from './date-warnings.server.ts';
import type { PlannedDate, Reader } from './taken-rooms.server.ts';

/** So many dates of one rule are looked at; who brings more is told of the first ones. */
const mostLookedAt = 60;

/** The warnings about dates as an import says them, row by row: its plan is looked at before anything is written. */
export const datesRemarks: ContentModel['remarksOn'] = async (reader, { definition, drafts, now }) => {
  if (!('recurrence_rule' in definition.fields)) return new Map();
  const repeating = await Promise.all(drafts.filter(bringsRule).map((draft) => repeated(reader, draft)));
  const planned = [...drafts, ...repeating.flatMap(({ dates }) => dates)];
  const warnings = await dateWarnings(reader, planned, now);
  const own = [...warnings].filter(([id]) => drafts.some((draft) => draft.id === id));
  const remarks = new Map(own.map(([id, found]) => [id, found.map(remarkOf)]));
  for (const { id, said, dates } of repeating) {
    const further = dates.flatMap((date) => warnings.get(date.id) ?? []).map(remarkOf);
    remarks.set(id, [...(remarks.get(id) ?? []), ...said, ...further]);
  }
  return remarks;
};

/** What an imported rule makes, in a line and as the dates that would stand then. */
async function repeated(reader: Reader, draft: ImportedDraft) {
  const { id, props, labels } = draft;
  const days = await importedDays(reader, draft);
  const said = days ? daysSaid(days) : [problem('warning', 'bad_rule', 'recurrence_rule', props.recurrence_rule)];
  const dates = (days ?? []).slice(0, mostLookedAt).map((day): PlannedDate => {
    return { id: `${id} ${day}`, labels, props: { ...props, ...movedProps(props, day) } };
  });
  return { id, said, dates };
}

function daysSaid({ length }: readonly string[]): RowProblem[] {
  return length > 0 ? [problem('hint', 'makes_dates', 'recurrence_rule', length)] : [];
}

function remarkOf(warning: DateWarning): RowProblem {
  switch (warning.kind) {
    // Whole archives are imported; that they are over is no reason to look at each.
    case 'past':
      return problem('hint', 'past_date', warning.field, warning.day);
    case 'closed':
      return problem('warning', 'closed_day', warning.field, warning.day);
    case 'room_taken': {
      const { labels, date_start } = warning.other;
      const title = labels.de || labels.en || '';
      return problem('warning', 'room_taken', warning.field, `${title}, ${date_start.replace('T', ' ')}`);
    }
  }
}
