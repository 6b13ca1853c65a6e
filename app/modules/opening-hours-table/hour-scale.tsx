import css from './view.module.css';

/** From end to end of a day's line, every second hour. */
const hours = [8, 10, 12, 14, 16, 18, 20, 22];

/** The hours below the lines of a week; a bar without figures says nothing. The words beside each line say the same. */
export function HourScale() {
  return (
    <tfoot aria-hidden="true">
      <tr>
        <td />
        <td>
          <div className={css.scale}>
            {hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
        </td>
      </tr>
    </tfoot>
  );
}
