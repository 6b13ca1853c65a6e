import { type ComponentType, useId } from 'react';
import { Form, type FormProps } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { Badge } from '../badge.tsx';
import { entryName } from '../format.ts';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { PlaceList } from '../place-list.tsx';
import type { RemovalProblem } from './removal-command.server.ts';
import css from './removal-form.module.css';
import type { RemovalQuestion } from './removal-question.server.ts';

type Props = {
  question: RemovalQuestion;
  locale: Locale;
  csrfToken: string;
  problem: RemovalProblem | null;
  heading: 'h1' | 'h2';
  /** Loads the question anew with others of its kind; in a dialog without leaving the screen below it. */
  SearchForm?: ComponentType<FormProps>;
  onClose?(): void;
};

/** What somebody should know before a thing goes, and the decision. */
export function RemovalForm({ question, locale, csrfToken, problem, heading: Heading, SearchForm, onClose }: Props) {
  const { type, id, title, kind, step, language } = question;
  const address = urls.officeRemoval(locale, type, id);
  const Part = Heading === 'h1' ? 'h2' : 'h3';
  return (
    <div className={css.question}>
      <Heading id="office-removal">
        {step === 'trash'
          ? m.office_removal_title({ title, kind })
          : m.office_removal_title_offline({ title, kind, language: languageName(language) })}
      </Heading>
      {problem && (
        <p className={controls.problem} role="alert">
          {problemTexts[problem]()}
        </p>
      )}
      <Consequences question={question} locale={locale} Part={Part} />
      {step === 'trash' && question.isUsed && !question.hasChildren && (
        <ReplacementSearch question={question} address={address} SearchForm={SearchForm ?? Form} Part={Part} />
      )}
      <Form method="post" action={address} className={css.decision}>
        <CsrfField token={csrfToken} />
        {question.candidates && <Candidates question={question} />}
        <p className={controls.actions}>
          <BackLink address={question.back} onClose={onClose} />
          {!question.hasChildren && <Decision question={question} />}
        </p>
      </Form>
    </div>
  );
}

const problemTexts: Record<RemovalProblem, () => string> = {
  gone: m.office_removal_problem_gone,
  children: m.office_removal_problem_children,
  'no-other': m.office_removal_problem_no_other,
  'undo-gone': m.office_removal_problem_undo_gone,
  invalid: m.office_removal_problem_invalid,
};

function Decision({ question: { candidates, step, language } }: { question: RemovalQuestion }) {
  return (
    <>
      {candidates && candidates.length > 0 && (
        <button type="submit" className={controls.button} name="command" value="replace">
          {m.office_removal_replace()}
        </button>
      )}
      <button
        type="submit"
        className={`${controls.plain} ${controls.danger}`}
        name="command"
        value={step === 'trash' ? 'trash' : `offline:${language}`}
      >
        {step === 'trash' ? m.office_command_bin() : m.office_removal_take_offline()}
      </button>
    </>
  );
}

/** A heading below that of the question, which is that of a page or of a dialog on one. */
type PartHeading = 'h2' | 'h3';
type ConsequencesProps = { question: RemovalQuestion; locale: Locale; Part: PartHeading };

function Consequences({ question, locale, Part }: ConsequencesProps) {
  const { addresses, places, morePlaces, drafts, step, hasChildren } = question;
  if (hasChildren) return <p>{m.office_removal_children()}</p>;
  return (
    <>
      <p>{step === 'trash' ? m.office_removal_days() : m.office_removal_offline_days()}</p>
      {addresses.length > 0 && (
        <section className={css.part} aria-label={m.office_removal_addresses()}>
          <Part>{m.office_removal_addresses()}</Part>
          <ul className={panels.lines}>
            {addresses.map(({ locale: language, url }) => (
              <li key={url} className={css.address}>
                {language && <Badge>{language.toUpperCase()}</Badge>} <code>{url}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={css.part} aria-label={m.office_removal_places()}>
        <Part>{m.office_removal_places()}</Part>
        <PlaceList places={places} more={morePlaces} locale={locale} />
      </section>
      {drafts.length > 0 && (
        <section className={css.part} aria-label={m.office_removal_drafts()}>
          <Part>{m.office_removal_drafts()}</Part>
          <ul className={panels.lines}>
            {drafts.map(({ type, id, number, title }) => (
              <li key={id}>
                {number === null ? title : <a href={urls.officeEntry(locale, type, number)}>{title || number}</a>}
                <span className={controls.muted}>{number === null ? m.office_removal_page() : entryName(type)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type SearchProps = {
  question: RemovalQuestion;
  address: string;
  SearchForm: ComponentType<FormProps>;
  Part: PartHeading;
};

/** Looks for another of its kind that could stand in every place instead. */
function ReplacementSearch({ question, address, SearchForm, Part }: SearchProps) {
  const hint = useId();
  return (
    <SearchForm
      method="get"
      action={address}
      className={css.part}
      role="search"
      aria-label={m.office_removal_instead()}
    >
      <Part>{m.office_removal_instead()}</Part>
      <p className={controls.muted} id={hint}>
        {question.type === 'media' ? m.office_removal_instead_media() : m.office_removal_instead_hint()}
      </p>
      <p className={controls.line}>
        <input
          type="search"
          name="q"
          defaultValue={question.q}
          aria-label={m.office_removal_search()}
          aria-describedby={hint}
        />
        <button type="submit" className={controls.plain}>
          {m.office_search()}
        </button>
      </p>
    </SearchForm>
  );
}

function Candidates({ question: { candidates } }: { question: RemovalQuestion }) {
  if (!candidates?.length) return <p role="status">{m.office_removal_none()}</p>;
  return (
    <fieldset className={css.candidates}>
      <legend>{m.office_removal_choose()}</legend>
      {candidates.map(({ id, title, note }) => (
        <label key={id} className={controls.check}>
          <input type="radio" name="with" value={id} />
          <span>
            {title} {note && <span className={controls.muted}>{note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function BackLink({ address, onClose }: { address: string; onClose: Props['onClose'] }) {
  return (
    <a
      className={controls.plain}
      href={address}
      onClick={(event) => {
        if (!onClose) return;
        event.preventDefault();
        onClose();
      }}
    >
      {m.office_ask_back()}
    </a>
  );
}

function languageName(language: Locale | null): string {
  return language ? m[`office_language_${language}`]() : '';
}
