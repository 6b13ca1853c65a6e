import { HouseWeek } from '#app/modules/opening-hours-table/house-week.tsx';
import { Words } from '#app/ui/words.tsx';
import css from './opening-hours-part.module.css';
import { Part } from './part.tsx';
import type { SectionContents } from './sections.ts';

/** When one can come: the words of the house, or its week with what is otherwise. */
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
        <Words text={text} className={css.text} />
        {panel && <HouseWeek panel={panel} />}
      </div>
    </Part>
  );
}
