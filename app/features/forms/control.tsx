import type { InputHTMLAttributes } from 'react';
import type { FieldType } from '#app/collections/form/field-types.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import css from './form-body.module.css';
import { keptName } from './form-state.ts';
import type { VisitorField } from './visitor-form.ts';

type ControlProps = {
  id: string;
  field: VisitorField;
  given: readonly string[];
  kept: { id: string; name: string } | undefined;
  describedBy: string | undefined;
  isInvalid: boolean;
};

/** What browsers know about a kind of answer: the keyboard they offer and what they may fill in (WCAG 1.3.5). */
const inputs: Partial<Record<FieldType, { type: string; inputMode?: 'decimal' | 'numeric'; autoComplete?: string }>> = {
  email: { type: 'email', autoComplete: 'email' },
  tel: { type: 'tel', autoComplete: 'tel' },
  url: { type: 'url' },
  date: { type: 'date' },
  number: { type: 'text', inputMode: 'decimal' },
  count: { type: 'text', inputMode: 'numeric' },
};

const short: ReadonlySet<FieldType> = new Set(['date', 'number', 'count']);

/** The control of one question, filled with what was given before. */
export function Control({ id, field, given, kept, describedBy, isInvalid }: ControlProps) {
  const { slug, type, choices, required, placeholder } = field;
  const common = {
    id,
    name: slug,
    required,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
  };
  const [value = ''] = given;
  const autoComplete = field.autocomplete ?? inputs[type]?.autoComplete;
  switch (type) {
    case 'textarea':
      return (
        <textarea
          {...common}
          className={css.control}
          rows={6}
          autoComplete={autoComplete}
          defaultValue={value}
          placeholder={placeholder || undefined}
        />
      );
    case 'checkbox':
      return <input {...common} className={css.box} type="checkbox" defaultChecked={value !== ''} />;
    case 'select':
      return (
        <select {...common} className={css.control} defaultValue={value}>
          <option value="">{m.visitor_forms_choose()}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      );
    case 'radio':
    case 'checkboxes':
    case 'select_many':
      return <Choices field={field} given={given} />;
    case 'file':
      return <FileControl slug={slug} kept={kept} {...common} required={required && !kept} />;
    default:
      return (
        <input
          {...common}
          className={css.control}
          type={inputs[type]?.type ?? 'text'}
          inputMode={inputs[type]?.inputMode}
          autoComplete={autoComplete}
          defaultValue={value}
          placeholder={placeholder || undefined}
          data-short={short.has(type) || undefined}
        />
      );
  }
}

/** Every choice with a box of its own. */
function Choices({ field: { slug, type, choices, required }, given }: Pick<ControlProps, 'field' | 'given'>) {
  return (
    <div className={css.choices}>
      {choices.map((choice) => (
        <label key={choice} className={css.choice}>
          <input
            type={type === 'radio' ? 'radio' : 'checkbox'}
            name={slug}
            value={choice}
            required={type === 'radio' && required}
            defaultChecked={given.includes(choice)}
            className={css.box}
          />
          {choice}
        </label>
      ))}
    </div>
  );
}

type FileProps = InputHTMLAttributes<HTMLInputElement> & { slug: string; kept: ControlProps['kept'] };

/** A file that was sent already needs not be chosen again. */
function FileControl({ slug, kept, ...input }: FileProps) {
  return (
    <>
      {kept && (
        <p className={css.help}>
          {m.visitor_forms_file_kept({ name: kept.name })}
          <input type="hidden" name={keptName(slug)} value={kept.id} />
        </p>
      )}
      <input {...input} className={css.control} type="file" accept=".pdf,.jpg,.jpeg,.png" />
    </>
  );
}
