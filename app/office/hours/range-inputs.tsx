import type { Range } from '#app/features/opening-hours/hours.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import css from './hours.module.css';

export const rangesMost = 6;

/** The ranges of a day and one empty pair, as inputs `name_from0`, `name_to0` and so on. */
export function RangeInputs({ name, label, ranges }: { name: string; label: string; ranges: readonly Range[] }) {
  const shown = Math.min(ranges.length + 1, rangesMost);
  return (
    <span className={css.ranges}>
      {Array.from({ length: shown }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a range is known by its place in the form
        <span key={at} className={css.range}>
          <input
            type="time"
            name={`${name}_from${at}`}
            defaultValue={ranges[at]?.from.slice(0, 5)}
            aria-label={m.office_hours_from_of({ day: label, n: at + 1 })}
          />
          –
          <input
            type="time"
            name={`${name}_to${at}`}
            defaultValue={ranges[at]?.to.slice(0, 5)}
            aria-label={m.office_hours_to_of({ day: label, n: at + 1 })}
          />
        </span>
      ))}
    </span>
  );
}
