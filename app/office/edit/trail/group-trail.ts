import type { Locale } from '#app/i18n/locale.ts';

/** One line of the audit log; `fields` names what was changed, `de.title` where it is in one language. */
export type TrailLine = { at: string; by: string | null; action: string; locale: Locale | null; fields: string[] };

/** What one person did at one sitting, newest first. */
export type Sitting = {
  from: string;
  until: string;
  by: string | null;
  /** Each thing once, with all the fields it was done to. */
  actions: { action: string; locale: Locale | null; fields: string[] }[];
};

/** A longer break begins a new sitting. */
const breakMinutes = 30;

/** Puts together what a person did without a break, so that an hour of typing is one line. Takes newest first. Pure. */
export function groupTrail(lines: readonly TrailLine[]): Sitting[] {
  const sittings: Sitting[] = [];
  for (const line of lines) {
    const last = sittings.at(-1);
    const isSame = last && last.by === line.by && minutesBetween(line.at, last.from) <= breakMinutes;
    if (isSame) {
      last.from = line.at;
      addTo(last.actions, line);
    } else sittings.push({ from: line.at, until: line.at, by: line.by, actions: [actionOf(line)] });
  }
  return sittings;
}

function addTo(actions: Sitting['actions'], line: TrailLine): void {
  const known = actions.find(({ action, locale }) => action === line.action && locale === line.locale);
  if (known) known.fields = [...new Set([...known.fields, ...line.fields])];
  else actions.push(actionOf(line));
}

function actionOf({ action, locale, fields }: TrailLine): Sitting['actions'][number] {
  return { action, locale, fields };
}

function minutesBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / 60_000;
}
