import type { Fields } from '#app/cms/field/field.ts';
import { type FieldType, hasChoices } from '#app/collections/form/field-types.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { FieldForm } from '#app/inspector/field-form.tsx';
import { FormContext, type FormServices } from '#app/inspector/form-context.ts';
import { choiceLabel, findMessage } from '#app/inspector/labels.ts';
import css from './question-list.module.css';
import { type OneQuestion, unequalChoices } from './questions.ts';

export type QuestionCommand = 'up' | 'down' | 'copy' | 'remove';
const commands = ['up', 'down', 'copy', 'remove'] as const satisfies readonly QuestionCommand[];
/** Drawn in 16 by 16, as lines. */
const signs = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  copy: 'M5.5 5.5h8v8h-8zM3 10.5H2.5v-8h8V3',
  remove: 'm3.5 3.5 9 9m0-9-9 9',
} satisfies Record<QuestionCommand, string>;

/** Labels of a question's own; the form itself has a title and an address. */
const model = 'form-question';

type CardProps = {
  id: string;
  number: number;
  isLast: boolean;
  question: OneQuestion;
  fields: Fields;
  /** The language of the person at work. */
  office: Locale;
  services: Record<Locale, FormServices>;
  onCommand(command: QuestionCommand): void;
  onWrite(locale: Locale | null, name: string, value: unknown): void;
};

/** One question: what it says, what it is, whether it must be answered; opened, all of it in both languages. */
export function QuestionCard(props: CardProps) {
  const { id, number, isLast, question, office, onCommand } = props;
  const { item, texts } = question;
  const label = String(texts[office].label || texts.de.label || texts.en.label || m.form_builder_unworded());
  const cannot = { up: number === 1, down: isLast, copy: false, remove: false };
  return (
    <li className={css.question}>
      <details id={id} className={css.card}>
        <summary className={css.line}>
          <span className={css.number}>{number}</span>
          <span className={css.wording}>{label}</span>
          <span className={css.type}>{choiceLabel('field_type', String(item.field_type))}</span>
          {item.required === true && <span className={css.mark}>{m.form_builder_required()}</span>}
          {item.visible === false && <span className={css.mark}>{m.form_builder_hidden()}</span>}
        </summary>
        <QuestionForm {...props} />
      </details>
      <p className={css.commands}>
        {commands.map((command) => (
          <button
            key={command}
            type="button"
            title={m[`form_builder_${command}`]({ name: label })}
            aria-label={m[`form_builder_${command}`]({ name: label })}
            aria-disabled={cannot[command]}
            onClick={() => !cannot[command] && onCommand(command)}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={signs[command]} />
            </svg>
          </button>
        ))}
      </p>
    </li>
  );
}

/** Kinds one types into: they can show an example, begin with something, and be filled in by the browser. */
const typed: ReadonlySet<FieldType> = new Set(['text', 'textarea', 'email', 'number', 'count', 'url', 'tel']);

/** First what everybody asks about a question, then what few need. */
function QuestionForm({ id, question, fields, services, onWrite }: CardProps) {
  const { item } = question;
  // Proof: the field's choice allows no other.
  const type = item.field_type as FieldType;
  const unequal = unequalChoices(question);
  const notes: Record<string, string | null> = {
    field_type: findMessage(`form_builder_about_${type}`),
    choices: unequal && m.form_builder_unequal_choices({ de: unequal.de ?? 0, en: unequal.en ?? 0 }),
  };
  const part = (names: readonly string[]) => Object.fromEntries(names.flatMap((name) => pick(fields, name)));
  const note = (name: string) => notes[name] && <p className={css.note}>{notes[name]}</p>;
  const forBoth = (names: readonly string[], idPrefix: string) => (
    <FormContext value={services.de}>
      <FieldForm
        {...{ model, idPrefix, note }}
        fields={part(names)}
        props={item}
        texts={undefined}
        onChange={(name, _, value) => onWrite(null, name, value)}
      />
    </FormContext>
  );
  const perLanguage = (names: readonly string[], idPrefix: string) => (
    <div className={css.languages}>
      {locales.map((locale) => (
        <fieldset key={locale} lang={locale}>
          <legend>{m[`office_language_${locale}`]()}</legend>
          <FormContext value={services[locale]}>
            <FieldForm
              {...{ model, note }}
              idPrefix={`${idPrefix}-${locale}`}
              fields={part(names)}
              props={undefined}
              texts={question.texts[locale]}
              onChange={(name, _, value) => onWrite(locale, name, value)}
            />
          </FormContext>
        </fieldset>
      ))}
    </div>
  );
  return (
    <div className={css.opened}>
      {perLanguage(['label', 'help_text', ...(hasChoices(type) ? ['choices'] : [])], id)}
      <div className={css.shared}>{forBoth(['field_type', 'required'], id)}</div>
      <details className={css.rest}>
        <summary>{m.form_builder_more()}</summary>
        {perLanguage(typed.has(type) ? ['placeholder_text', 'default'] : ['default'], `${id}-more`)}
        <div className={css.shared}>
          {forBoth([...(typed.has(type) ? ['autocomplete'] : []), 'visible', 'slug'], `${id}-more`)}
        </div>
      </details>
    </div>
  );
}

function pick(fields: Fields, name: string): [string, Fields[string]][] {
  const field = fields[name];
  return field ? [[name, field]] : [];
}
