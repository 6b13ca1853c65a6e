import { m } from '#app/i18n/paraglide/messages.js';
import css from './import-job.module.css';

type Props = {
  at: number;
  column: { name: string; samples: string[] };
  targets: { key: string; label: string }[];
  chosen: readonly string[];
  isKey: boolean;
};

/** One column of the file: what stands in it, the fields it goes to, whether records are recognised by it. */
export function MappingRow({ at, column: { name, samples }, targets, chosen, isKey }: Props) {
  const [first = '', ...others] = chosen;
  const choice = { at, targets };
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={css.samples}>{samples.join(' · ')}</td>
      <td className={css.targets}>
        <Target {...choice} value={first} label={m.office_import_target_of({ name })} />
        {others.map((key) => (
          <Target key={key} {...choice} value={key} label={m.office_import_target_more_of({ name })} />
        ))}
        {first !== '' && (
          <details>
            <summary>{m.office_import_target_more()}</summary>
            <Target {...choice} value="" label={m.office_import_target_more_of({ name })} />
          </details>
        )}
      </td>
      <td>
        <input
          type="checkbox"
          name="external_id"
          value={name}
          defaultChecked={isKey}
          aria-label={m.office_import_key_of({ name })}
        />
      </td>
    </tr>
  );
}

type TargetProps = Pick<Props, 'at' | 'targets'> & { value: string; label: string };

function Target({ at, targets, value, label }: TargetProps) {
  return (
    <select name={`column${at}`} defaultValue={value} aria-label={label}>
      <option value="">{m.office_import_unused()}</option>
      {targets.map((each) => (
        <option key={each.key} value={each.key}>
          {each.label}
        </option>
      ))}
    </select>
  );
}
