import { m } from '#app/i18n/paraglide/messages.js';
import css from './opening-hours.module.css';
import type { Today } from './today.ts';

/** Whether the venue is open: a full dot or a hollow one, the words, and when it opens again. */
export function OpeningHours({ today, className = '' }: { today: Today; className?: string }) {
  return (
    <p className={`${css.today} ${className}`.trim()} data-open={today.isOpen || undefined}>
      <span className="visually-hidden">{m.shell_opening_hours()}: </span>
      {today.label}
      {today.next && <span className={css.next}> {today.next}</span>}
    </p>
  );
}
