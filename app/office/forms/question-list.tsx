import { useState } from 'react';
import type { Fields } from '#app/cms/field/field.ts';
import { withValue } from '#app/cms/with-value.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { afterRendering } from '#app/inspector/after-rendering.ts';
import type { FieldViewProps } from '../field-view.ts';
import controls from '../office-controls.module.css';
import { copyOfQuestion, newQuestion } from './new-question.ts';
import { QuestionCard, type QuestionCommand } from './question-card.tsx';
import css from './question-list.module.css';
import { type OfferKey, questionOffers } from './question-offers.ts';
import {
  movedQuestion,
  type OneQuestion,
  type Questions,
  questionAt,
  questionsOf,
  renamedAnswer,
  withoutQuestion,
  withQuestion,
} from './questions.ts';
import { TrialFrame } from './trial-frame.tsx';

type Removed = { question: OneQuestion; at: number };

/** The questions of a form: one after the other in both languages, or as visitors see them, to be tried out. */
export function QuestionList(props: FieldViewProps) {
  const [isTrying, setIsTrying] = useState(false);
  return (
    <div className={css.builder}>
      <Views isTrying={isTrying} onChange={setIsTrying} />
      {isTrying ? <TrialFrame entry={props.entry} locale={props.office} /> : <EditedQuestions {...props} />}
    </div>
  );
}

function EditedQuestions({ id, field, office, stored, services, isPublic, onChange }: FieldViewProps) {
  const { questions, removed, add, run, write, undo } = useQuestions({ id, stored, isPublic, onChange });
  const { items } = questions;
  return (
    <>
      <ol className={css.questions}>
        {items.map(({ _key }, index) => (
          <QuestionCard
            key={_key}
            id={`${id}-${_key}`}
            number={index + 1}
            isLast={index === items.length - 1}
            question={questionAt(questions, _key) as OneQuestion}
            fields={field.options.fields as Fields}
            office={office}
            services={services}
            onCommand={(command) => run(command, _key)}
            onWrite={(locale, name, value) => write(_key, { locale, name, value })}
          />
        ))}
      </ol>
      {removed && (
        <p className={controls.line} role="status">
          {m.form_builder_removed({ name: labelOf(removed.question) })}
          <button type="button" id={`${id}-undo`} className={controls.plain} onClick={undo}>
            {m.form_builder_undo()}
          </button>
        </p>
      )}
      <Offers isFull={items.length >= (field.options.max ?? 100)} onChoose={add} />
    </>
  );
}

/** The questions as they stand, and what can be done with them; the focus goes to what came, or to what brings back what went. */
function useQuestions({
  id,
  stored,
  isPublic,
  onChange,
}: Pick<FieldViewProps, 'id' | 'stored' | 'isPublic' | 'onChange'>) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const questions = questionsOf(stored);
  const { items, texts } = questions;
  const put = (next: Questions) => {
    if (next.items !== items) onChange(null, next.items);
    for (const locale of locales) if (next.texts[locale] !== texts[locale]) onChange(locale, next.texts[locale]);
  };
  const insert = (question: OneQuestion, at: number) => {
    put(withQuestion(questions, question, at));
    setRemoved(null);
    focusCard(`${id}-${question.item._key}`);
  };
  const run = (command: QuestionCommand, key: string) => {
    const at = items.findIndex(({ _key }) => _key === key);
    const question = questionAt(questions, key);
    if (!question) return;
    if (command === 'copy') return insert(copyOfQuestion(question, questions), at + 1);
    if (command !== 'remove') return put(movedQuestion(questions, key, command === 'up' ? -1 : 1));
    put(withoutQuestion(questions, key));
    setRemoved({ question, at });
    afterRendering(() => document.getElementById(`${id}-undo`)?.focus());
  };
  return {
    questions,
    removed,
    add: (key: OfferKey) => insert(newQuestion(key, questions), items.length),
    undo: () => removed && insert(removed.question, removed.at),
    write: (key: string, change: Pick<Change, 'locale' | 'name' | 'value'>) =>
      put(written(questions, { key, ...change, isPublic })),
    run,
  };
}

type Change = { key: string; locale: Locale | null; name: string; value: unknown; isPublic: boolean };

/** With one value of one question changed. */
function written(questions: Questions, { key, locale, name, value, isPublic }: Change): Questions {
  const { items, texts } = questions;
  if (locale === null)
    return { ...questions, items: items.map((item) => (item._key === key ? withValue(item, name, value) : item)) };
  const named =
    name === 'label' && locale === locales[0]
      ? renamedAnswer(questions, { key, label: String(value ?? ''), isPublic })
      : items;
  const own = withValue(texts[locale][key] ?? {}, name, value);
  return { items: named, texts: { ...texts, [locale]: { ...texts[locale], [key]: own } } };
}

function Views({ isTrying, onChange }: { isTrying: boolean; onChange(isTrying: boolean): void }) {
  const views = [
    { isOn: !isTrying, text: m.form_builder_view_questions(), run: () => onChange(false) },
    { isOn: isTrying, text: m.form_builder_view_trial(), run: () => onChange(true) },
  ];
  return (
    <p className={`${controls.line} ${css.views}`}>
      {views.map(({ isOn, text, run }) => (
        <button key={text} type="button" className={controls.plain} aria-pressed={isOn} onClick={run}>
          {text}
        </button>
      ))}
    </p>
  );
}

function Offers({ isFull, onChoose }: { isFull: boolean; onChoose(key: OfferKey): void }) {
  return (
    <fieldset className={css.offers} disabled={isFull}>
      <legend>{isFull ? m.form_builder_full() : m.form_builder_add()}</legend>
      {questionOffers.map(({ key }) => (
        <button key={key} type="button" className={controls.plain} onClick={() => onChoose(key)}>
          {m[`form_builder_offer_${key}`]()}
        </button>
      ))}
    </fieldset>
  );
}

function labelOf({ texts }: OneQuestion): string {
  return String(texts.de.label || texts.en.label || m.form_builder_unworded());
}

/** Opened, with its wording ready to be typed over. */
function focusCard(id: string): void {
  afterRendering(() => {
    const card = document.getElementById(id);
    if (card instanceof HTMLDetailsElement) card.open = true;
    const first = card?.querySelector<HTMLInputElement>('input');
    first?.focus();
    first?.select();
  });
}
