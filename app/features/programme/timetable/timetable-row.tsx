import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { tension } from '#app/ui/tension.ts';
import { EventStatus } from './event-status.tsx';
import type { EventRow } from './row.ts';
import css from './timetable-row.module.css';

export type RowText = { title: ReactNode; subtitle: ReactNode };

type TimetableRowProps = { entry: EventRow; level?: 3 | 4 | undefined; text?: RowText | undefined };

/** A row of the timetable: fixed columns when wide; when narrow the axis stands upright on its left. */
export function TimetableRow({ entry, level = 3, text = entry }: TimetableRowProps) {
  const { anchor, time, until, kind, room, access, isOff, mark } = entry;
  const { subtitle } = text;
  return (
    <li id={anchor} className={css.row} data-off={isOff || undefined} data-mark={mark}>
      <p className={css.time}>
        {time && (isOff ? <s className={css.begin}>{time}</s> : <span className={css.begin}>{time}</span>)}{' '}
        {until && <span className={css.until}>{until}</span>}
      </p>
      <p className={css.kind}>
        {kind && <strong>{kind}</strong>} {room && <span className={css.room}>{room}</span>}
      </p>
      <div className={css.what}>
        <Title entry={entry} level={level} words={text.title} />
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

type TitleProps = { entry: EventRow; level: 3 | 4; words: ReactNode };

function Title({ entry: { title, href, isOff }, level, words }: TitleProps) {
  const Element = `h${level}` as const;
  const shown = isOff ? <s>{words}</s> : words;
  return (
    <Element className={`tense-row ${css.title}`} style={tension(title)}>
      {href ? <a href={href}>{shown}</a> : shown}
    </Element>
  );
}

function Sale({ entry: { price, status, note, action, title } }: { entry: EventRow }) {
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
