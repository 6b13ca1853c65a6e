import { listAddress } from '#app/features/programme/list-address.ts';
import { SeasonRope } from '#app/features/programme/season/season-rope.tsx';
import { DayLine } from '#app/features/programme/timetable/day-line.tsx';
import { Timetable } from '#app/features/programme/timetable/timetable.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import css from './date-list.module.css';
import { Part } from './part.tsx';
import type { DateList as Content, DateSeason } from './sections.ts';

/** Dates of one thing below each other, the line of their hours above them. */
export function DateList({ content, id }: { content: Content; id: string }) {
  const { title, season = null, rows, line, more, around } = content;
  return (
    <Part title={title} id={id}>
      {season && <SeasonRope {...season} hrefAt={(day) => addressAt(season, rows, day)} />}
      <DayLine scale={line} />
      <Timetable entries={rows} />
      {around.length > 0 && (
        <ul className={css.around}>
          {around.map(({ label, text, href }) => (
            <li key={label}>
              {label}: <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      {more && (
        <p className={css.more}>
          <MoreLink to={{ href: more.href, external: false }} text={more.text} />
        </p>
      )}
    </Part>
  );
}

/** The list of the programme from a day on, or the first date from then on in the rows below. */
function addressAt({ list, today }: DateSeason, rows: Content['rows'], day: string | null): string | null {
  if (list) return listAddress({ url: list.url, state: { filter: list.filter, date: null }, today }, { date: day });
  const row = rows.find((each) => each.day >= (day ?? today));
  return row?.anchor ? `#${row.anchor}` : null;
}
