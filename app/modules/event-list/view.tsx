import type { ViewProps } from '#app/cms/module.ts';
import { DayLine } from '#app/features/programme/timetable/day-line.tsx';
import { Timetable } from '#app/features/programme/timetable/timetable.tsx';
import { m } from '#app/i18n/paraglide/messages.js';
import { Heading } from '#app/ui/heading.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { tension } from '#app/ui/tension.ts';
import { useModuleData } from '../module-data.ts';
import type { EventListData, ListedDay } from './data.ts';
import type { eventListModule } from './schema.ts';
import css from './view.module.css';

/** What takes place: each day with its line and its rows, and the way to the whole programme. */
export function EventListView({ id, fields, marks }: ViewProps<typeof eventListModule>) {
  const { headline, anchor } = fields;
  const list = useModuleData<EventListData>(id);
  const hasTitle = headline.text !== '';
  return (
    <div id={anchor || undefined} className={css.list} {...marks.root}>
      <Heading level={2} grade="h2" line={headline} mark={marks.field('headline')} className={css.title} />
      {list?.days.map((day) => (
        <Day key={day.day} id={`day-${id}-${day.day}`} day={day} level={hasTitle ? 3 : 2} />
      ))}
      {list?.days.length === 0 && <p className={css.nothing}>{m.module_event_list_nothing()}</p>}
      {list && (
        <p className={css.all}>
          <MoreLink to={{ href: list.all, external: false }} text={m.module_event_list_all()} />
        </p>
      )}
    </div>
  );
}

function Day({ id, day: { day, name, date, rows, line }, level }: { id: string; day: ListedDay; level: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <div className={css.day}>
      <header className={css.head}>
        <Title id={id} className={`tense ${css.name}`} style={tension(name)} data-level={level}>
          {name}
        </Title>
        <p className={css.date}>{date}</p>
      </header>
      <DayLine scale={line} day={day} />
      <Timetable entries={rows} level={level === 2 ? 3 : 4} labelledBy={id} />
    </div>
  );
}
