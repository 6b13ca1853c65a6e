import { trap } from '#app/collections/form/field-types.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { Button } from '#app/ui/button.tsx';
import css from './form-body.module.css';
import type { FormState } from './form-state.ts';
import { Question } from './question.tsx';
import { Summary } from './summary.tsx';
import type { VisitorForm } from './visitor-form.ts';

type FormBodyProps = {
  form: VisitorForm;
  locale: Locale;
  /** The name and value of the token, and the id of the entry; null on a page everybody gets from memory. */
  signed: { tokenName: string; token: string; entry: string } | null;
  state?: FormState | null;
};

/** A form as visitors fill it in: a plain one, posted to its own page, the same with and without JavaScript. */
export function FormBody({ form, locale, signed, state = null }: FormBodyProps) {
  const fields = form.fields.filter(({ visible }) => visible);
  const hasFile = fields.some(({ type }) => type === 'file');
  return (
    // The venue says what is missing in its own words, at the field and above; browsers would stop at the first.
    <form
      className={css.form}
      method="post"
      action={form.url}
      noValidate
      {...(hasFile ? { encType: 'multipart/form-data' } : {})}
    >
      {state && <Summary form={form} state={state} locale={locale} />}
      {signed && (
        <>
          <input type="hidden" name={signed.tokenName} value={signed.token} />
          <input type="hidden" name="entry" value={signed.entry} />
        </>
      )}
      {fields.some(({ required }) => !required) && <p className={css.help}>{m.visitor_forms_all_required()}</p>}
      {fields.map((field) => (
        <Question key={field.id} form={form.number} field={field} state={state} locale={locale} />
      ))}
      <div hidden>
        <label>
          {m.visitor_forms_trap()}
          <input type="text" name={trap.slug} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p>
        <Button type="submit">{form.submitText || m.visitor_forms_send()}</Button>
      </p>
    </form>
  );
}
