import { Link } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import css from './dates.module.css';
import type { SaidWarning } from './said-warnings.server.ts';

type Props = { warnings: readonly (SaidWarning & { title?: string })[]; more?: number };

/** What is to be looked at before dates go out or move, each with a way to the other date. */
export function WarningList({ warnings, more = 0 }: Props) {
  if (warnings.length === 0) return null;
  return (
    <ul className={css.warnings}>
      {warnings.map(({ title = '', text, other }) => (
        <li key={`${title}${text}${other?.title}`}>
          {title && <strong>{title}: </strong>}
          {text}
          {other && ' '}
          {other?.href ? (
            <Link discover="none" to={other.href} target="_blank">
              {other.title}
            </Link>
          ) : (
            other?.title
          )}
        </li>
      ))}
      {more > 0 && <li>{m.dates_more_warnings({ count: more })}</li>}
    </ul>
  );
}
