import { m } from '#app/i18n/paraglide/messages.js';
import type { ControlProps } from '../control-props.ts';
import { chosenTitle } from '../finders/chosen-title.ts';
import { EntryFinder } from '../finders/entry-finder.tsx';
import { useFormServices } from '../form-context.ts';
import css from './references.module.css';

/** Several entries of one collection in an order: each can be taken out, new ones are found by title. */
export function ReferencesControl({ id, field, stored, onChange }: ControlProps) {
  const { context } = useFormServices();
  const { target = '', max = 50 } = field.options;
  const ids = Array.isArray(stored.shared) ? stored.shared.map(String) : [];
  const put = (next: string[]) => onChange('shared', next.length > 0 ? next : undefined);
  return (
    <div className={css.references}>
      {ids.length > 0 && (
        <ul>
          {ids.map((each) => {
            const title = chosenTitle(context.address({ type: target, id: each }), context.locale);
            return (
              <li key={each} className={css.chip}>
                {title}
                <button
                  type="button"
                  aria-label={m.office_take_out({ title })}
                  onClick={() => put(ids.filter((other) => other !== each))}
                >
                  ×
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {ids.length < max && (
        <EntryFinder id={id} type={target} onChoose={(chosen) => ids.includes(chosen) || put([...ids, chosen])} />
      )}
    </div>
  );
}
