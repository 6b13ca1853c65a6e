import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { formatNumber } from '#app/office/format.ts';
import { urls } from '#app/urls.ts';
import controls from '../../office-controls.module.css';
import table from '../../office-table.module.css';
import css from '../entry-list.module.css';
import { pageSize } from '../list-query.ts';
import { mostAtOnce } from './batches.ts';
import { type BulkAction, bulkActionName, isOfDates } from './bulk-actions.ts';

type Props = {
  commands: BulkAction[];
  locale: Locale;
  /** How many are ticked, and how many the list holds, rendered or not. */
  ticked: number;
  count: number;
  isWhole: boolean;
  onWhole(isWanted: boolean): void;
};

/** In place above the rows: what can be done with those that are ticked. Every command shows a preview first. */
export function BulkBar({ commands, locale, ticked, count, isWhole, onWhole }: Props) {
  const hasDates = commands.some(isOfDates);
  const first = commands.filter((command) => (hasDates ? isOfDates(command) : true));
  const rest = commands.filter((command) => !first.includes(command));
  return (
    <fieldset className={table.bulk} data-some={ticked > 0 || undefined}>
      <legend className="visually-hidden">{m.office_bulk()}</legend>
      <span role="status" className={css.count}>
        {isWhole
          ? m.office_selected_whole({ count: formatNumber(count, locale) })
          : m.office_selected({ count: ticked })}
      </span>
      {count > pageSize && <Whole isOffered={isWhole || ticked >= pageSize} {...{ count, locale, isWhole, onWhole }} />}
      <div className={css.commands}>
        {first.map((command) => (
          <CommandButton key={command} command={command} />
        ))}
        {rest.length > 0 && (
          <details className={css.menu}>
            <summary className={css.more}>{m.office_more()}</summary>
            <div>
              {rest.map((command) => (
                <CommandButton key={command} command={command} />
              ))}
              {/* Another screen asks which one; a whole list of thousands belongs to none. */}
              {!isWhole && (
                <button
                  type="submit"
                  className={controls.plain}
                  formAction={urls.officeArea(locale, 'releases')}
                  name="command"
                  value="choose"
                >
                  {m.release_add_this()}
                </button>
              )}
            </div>
          </details>
        )}
      </div>
      <span className={`${controls.muted} ${css.hint}`}>{m.office_bulk_hint()}</span>
    </fieldset>
  );
}

/** Beyond the page that is ticked: everything the list holds. Without scripts it always stands there. */
function Whole({
  isOffered,
  count,
  locale,
  isWhole,
  onWhole,
}: { isOffered: boolean } & Pick<Props, 'count' | 'locale' | 'isWhole' | 'onWhole'>) {
  if (count > mostAtOnce)
    return (
      <span className={`${controls.muted} ${css.whole}`} data-offered={isOffered || undefined}>
        {m.office_too_many({ count: formatNumber(mostAtOnce, locale) })}
      </span>
    );
  return (
    <label className={css.whole} data-offered={isOffered || undefined}>
      <input
        type="checkbox"
        name="whole"
        value="1"
        checked={isWhole}
        onChange={({ currentTarget }) => onWhole(currentTarget.checked)}
      />{' '}
      {m.office_select_whole({ count: formatNumber(count, locale) })}
    </label>
  );
}

function CommandButton({ command }: { command: BulkAction }) {
  return (
    <button type="submit" className={controls.plain} name="command" value={`ask:${command}`}>
      {bulkActionName(command)}
    </button>
  );
}
