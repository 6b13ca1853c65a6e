import { m } from '#app/i18n/paraglide/messages.js';
import type { ControlProps } from '../control-props.ts';
import css from './date-time-control.module.css';
import { MomentControl } from './input-control.tsx';

/** Local time of the venue. Where a day alone is a value too, day and time are two inputs: no time means unknown. */
export function DateTimeControl(props: ControlProps) {
  const { id, field, stored, describedBy, onChange } = props;
  if (!field.options.dayOnly) return <MomentControl {...props} />;
  const value = typeof stored.shared === 'string' ? stored.shared : '';
  const [day = '', time = ''] = value.split('T');
  const put = (nextDay: string, nextTime: string) =>
    onChange('shared', nextDay === '' ? undefined : nextTime === '' ? nextDay : `${nextDay}T${nextTime}`);
  return (
    <span className={css.dateTime}>
      <input
        id={id}
        type="date"
        aria-describedby={describedBy}
        value={day}
        onChange={(event) => put(event.target.value, time)}
      />
      <input
        id={`${id}-time`}
        type="time"
        aria-label={m.office_time()}
        value={time}
        onChange={(event) => put(day, event.target.value)}
      />
    </span>
  );
}
