import { Form, Link } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { LibraryRecord } from '#app/media/media-record.ts';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { urls } from '#app/urls.ts';
import { BothLanguages } from '../both-languages.tsx';
import controls from '../office-controls.module.css';
import { longestWords } from './media-fields.ts';
import { Thumb } from './thumb.tsx';
import css from './words-list.module.css';

type WordsListProps = { what: 'alt' | 'credit'; results: LibraryRecord[]; locale: Locale; csrfToken: string };

/** Pictures that lack words, each with its fields beside it: a list one works off, saved in one go. */
export function WordsList({ what, results, locale, csrfToken }: WordsListProps) {
  const label = what === 'alt' ? m.office_media_alt() : m.office_media_credit();
  return (
    <Form method="post" className={css.list} key={results.map(({ id }) => id).join()}>
      <CsrfField token={csrfToken} />
      <p className={controls.muted}>{what === 'alt' ? m.office_media_alt_hint() : m.office_media_words_hint()}</p>
      <ul>
        {results.map((record) => (
          <li key={record.id}>
            <input type="hidden" name="id" value={record.id} />
            <Link discover="none" to={urls.officeMedia(locale, record.id)}>
              <Thumb record={record} />
              <span>{record.name}</span>
            </Link>
            <fieldset>
              <legend className="visually-hidden">{record.name}</legend>
              <BothLanguages
                label={label}
                name={`${what}:${record.id}`}
                values={record[what]}
                maxLength={longestWords}
                isLong={what === 'alt'}
              />
            </fieldset>
          </li>
        ))}
      </ul>
      <p className={controls.actions}>
        <button type="submit" className={controls.button} name="command" value={what}>
          {m.office_media_words_save()}
        </button>
      </p>
    </Form>
  );
}
