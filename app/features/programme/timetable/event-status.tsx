import css from './event-status.module.css';
import type { StatusText } from './row-status.ts';

/** The state of an event: always a dot and words. Sold out and cancelled have a hollow dot. */
export function EventStatus({ tone, text, className = '' }: StatusText & { className?: string }) {
  return (
    <span className={`${css.status} ${className}`.trim()} data-tone={tone}>
      {text}
    </span>
  );
}
