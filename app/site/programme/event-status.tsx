import css from './event-status.module.css';

/** Colour only repeats what the words say; `plain` has none. */
export type StatusTone = 'ok' | 'few' | 'sold' | 'info' | 'plain';
export type StatusWords = { tone: StatusTone; text: string };

/** The state of an event: always a dot and words. Sold out and cancelled have a hollow dot. */
export function EventStatus({ tone, text, className = '' }: StatusWords & { className?: string }) {
  return (
    <span className={`${css.status} ${className}`.trim()} data-tone={tone}>
      {text}
    </span>
  );
}
