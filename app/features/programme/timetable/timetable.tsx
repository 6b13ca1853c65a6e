import type { EventRow } from './row.ts';
import css from './timetable.module.css';
import { type RowText, TimetableRow } from './timetable-row.tsx';

type TimetableProps = {
  entries: readonly EventRow[];
  level?: 3 | 4;
  labelledBy?: string;
  /** What stands in place of a row's own words, such as what a search marked in them. */
  wordsOf?: (entry: EventRow) => RowText;
};

/** The dates of a day, or of a production, one below the other. The list is the design: no cards, no images in rows. */
export function Timetable({ entries, level, labelledBy, wordsOf }: TimetableProps) {
  return (
    <ul className={css.rows} aria-labelledby={labelledBy} data-rows>
      {entries.map((entry) => (
        <TimetableRow key={entry.id} entry={entry} level={level} text={wordsOf?.(entry)} />
      ))}
    </ul>
  );
}
