import { DayLine } from '#app/features/programme/timetable/day-line.tsx';
import { Timetable } from '#app/features/programme/timetable/timetable.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import css from './date-list.module.css';
import { Part } from './part.tsx';
import type { DateList as Content } from './sections.ts';

/** Dates of one thing below each other, the line of their hours above them. */
export function DateList({ content, id }: { content: Content; id: string }) {
  const { title, rows, line, more, around } = content;
  return (
    <Part title={title} id={id}>
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
