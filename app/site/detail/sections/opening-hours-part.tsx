import { OpeningWeek } from '#app/modules/opening-hours-table/opening-week.tsx';
import { PlainText } from '#app/ui/plain-text.tsx';
import css from './opening-hours-part.module.css';
import { Part } from './part.tsx';
import type { SectionContents } from './sections.ts';

/** When one can come: the words of the venue, or its week with what is otherwise. */
export function OpeningHoursPart({
  content: { title, text, panel },
  id,
}: {
  content: SectionContents['OpeningHours'];
  id: string;
}) {
  return (
    <Part title={title} id={id}>
      <div className={css.hours}>
        <PlainText text={text} className={css.text} />
        {panel && <OpeningWeek panel={panel} />}
      </div>
    </Part>
  );
}
