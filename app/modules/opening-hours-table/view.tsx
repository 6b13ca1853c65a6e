import { useContext } from 'react';
import type { ViewProps } from '#app/cms/module.ts';
import { dayNames } from '#app/features/opening-hours/day-names.ts';
import { OpeningPanelContext } from '#app/features/opening-hours/panel-context.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { PlainText } from '#app/ui/plain-text.tsx';
import { placeOf } from './day-line.ts';
import { HourScale } from './hour-scale.tsx';
import { OpeningWeek } from './opening-week.tsx';
import type { openingHoursTableModule } from './schema.ts';
import css from './view.module.css';

type Item = ViewProps<typeof openingHoursTableModule>['fields']['children'][number];

/** The week as lines; where a line is thick, the venue is open: its own hours or the rows below. */
export function OpeningHoursTableView({ fields, marks }: ViewProps<typeof openingHoursTableModule>) {
  const panel = useContext(OpeningPanelContext);
  return (
    <div {...marks.root}>
      {fields.house && panel ? (
        <OpeningWeek panel={panel} />
      ) : (
        <table className={css.table}>
          <caption className="visually-hidden">{m.module_opening_hours_caption()}</caption>
          <tbody>
            {fields.children.map((item) => (
              <Day key={item._key} item={item} mark={marks.field(`children.${item._key}.text`)} />
            ))}
          </tbody>
          <HourScale />
        </table>
      )}
      <PlainText text={fields.note} mark={marks.field('note')} className={css.note} />
    </div>
  );
}

function Day({ item, mark }: { item: Item; mark: Record<string, string> }) {
  if (item.day === '') return null;
  const { short, long } = dayNames[item.day];
  return (
    <tr>
      <th scope="row" className={css.name}>
        <abbr title={long()} className={css.short}>
          {short()}
        </abbr>
      </th>
      <td className={css.line} aria-hidden="true">
        {isOpen(item) && <span className={css.bar} style={placeOf(item.from, item.to)} />}
      </td>
      <td className={css.words} {...mark}>
        {words(item)}
      </td>
    </tr>
  );
}

function isOpen({ closed, from, to }: Item): boolean {
  return !closed && to > from;
}

function words(item: Item): string {
  if (item.text) return item.text;
  return isOpen(item)
    ? m.module_opening_hours_range({ from: item.from, to: item.to })
    : m.module_opening_hours_closed();
}
