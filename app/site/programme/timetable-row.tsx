import { ButtonLink } from '#app/ui/button.tsx';
import { tension } from '#app/ui/tension.ts';
import { EventStatus, type StatusWords } from './event-status.tsx';
import css from './timetable-row.module.css';

/** One date as a line of the timetable says it; every value is words already, in the language of the page. */
export type TimetableEntry = {
  id: string;
  href: string | null;
  /** `19:30`; in lists of one production's dates, too. Empty for all-day events. */
  time: string;
  /** `bis 21:10 Uhr` */
  until: string;
  /** Kind of event, or the date where one production's dates are listed. */
  kind: string;
  room: string;
  title: string;
  subtitle: string;
  access: readonly string[];
  price: string;
  status: StatusWords | null;
  /** A word more below the state: `ggf. Restkarten ab 18:30 Uhr`. */
  note: string;
  action: { text: string; href: string; external: boolean } | null;
  /** Cancelled or postponed: time and title are struck, and the reason stands in the subtitle. */
  isOff: boolean;
  /** Filled knot where one can still come, hollow where not. */
  isOpen: boolean;
};

type TimetableRowProps = { entry: TimetableEntry; level?: 3 | 4 };

/** A row of the timetable (boards 03 and 04): fixed columns when wide; when narrow the axis stands upright on its left. */
export function TimetableRow({ entry, level = 3 }: TimetableRowProps) {
  const { time, until, kind, room, subtitle, access, isOff, isOpen } = entry;
  return (
    <li className={css.row} data-off={isOff || undefined} data-open={isOpen || undefined}>
      <p className={css.time}>
        {time && (isOff ? <s className={css.begin}>{time}</s> : <span className={css.begin}>{time}</span>)}{' '}
        {until && <span className={css.until}>{until}</span>}
      </p>
      <p className={css.kind}>
        {kind && <strong>{kind}</strong>} {room && <span className={css.room}>{room}</span>}
      </p>
      <div className={css.what}>
        <Title entry={entry} level={level} />
        {subtitle && <p className={css.subtitle}>{subtitle}</p>}
      </div>
      {access.length > 0 && (
        <ul className={css.access}>
          {access.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
      <Sale entry={entry} />
    </li>
  );
}

function Title({ entry: { title, href, isOff }, level }: { entry: TimetableEntry; level: 3 | 4 }) {
  const Element = `h${level}` as const;
  const words = isOff ? <s>{title}</s> : title;
  return (
    <Element className={`tense-row ${css.title}`} style={tension(title)}>
      {href ? <a href={href}>{words}</a> : words}
    </Element>
  );
}

function Sale({ entry: { price, status, note, action, title } }: { entry: TimetableEntry }) {
  return (
    <div className={css.sale}>
      {price && <p className={css.price}>{price}</p>}
      {status && (
        <p className={css.status}>
          <EventStatus {...status} />
        </p>
      )}
      {note && <p className={css.note}>{note}</p>}
      {action && (
        <p className={css.action}>
          <ButtonLink to={action} className={css.button}>
            {action.text}
            <span className="visually-hidden"> {title}</span>
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
