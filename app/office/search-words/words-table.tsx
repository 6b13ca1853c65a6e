import { Link } from 'react-router';
import type { AskedWord } from '#app/features/search-log/counted-words.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { DataTable } from '../data-table.tsx';
import controls from '../office-controls.module.css';

type WordsTableProps = { label: string; words: readonly AskedWord[]; here: string; mayWrite: boolean };

/** Words of visitors with how often they were looked for and what they find; each is begun as a rule with one press. */
export function WordsTable({ label, words, here, mayWrite }: WordsTableProps) {
  if (words.length === 0) return <p className={controls.muted}>{m.office_search_words_none()}</p>;
  const names = [m.office_search_word(), m.office_language(), m.office_error_count(), m.office_search_words_hits()];
  return (
    <DataTable label={label} names={names} hasActions={mayWrite} isList>
      {words.map(({ word, locale, count, hits }) => (
        <tr key={`${locale} ${word}`}>
          <th scope="row">
            <a href={urls.search(locale, { q: word })} lang={locale}>
              {word}
            </a>
          </th>
          <td>{locale.toUpperCase()}</td>
          <td>{count}</td>
          <td>{hits === 0 ? m.office_search_words_nothing() : hits}</td>
          {mayWrite && (
            <td>
              <span className={controls.line}>
                <Begin
                  to={beginning({ here, locale, word }, 'synonym')}
                  label={m.office_search_words_to_synonym()}
                  word={word}
                />
                <Begin
                  to={beginning({ here, locale, word }, 'promote')}
                  label={m.office_search_words_to_promote()}
                  word={word}
                />
              </span>
            </td>
          )}
        </tr>
      ))}
    </DataTable>
  );
}

function Begin({ to, label, word }: { to: string; label: string; word: string }) {
  return (
    <Link discover="none" to={to}>
      {label}
      <span className="visually-hidden"> {word}</span>
    </Link>
  );
}

type Begun = Pick<AskedWord, 'locale' | 'word'> & { here: string };

/** The form of the rule with the word in it. */
function beginning({ here, locale, word }: Begun, rule: 'synonym' | 'promote'): string {
  return `${here}?${new URLSearchParams({ [rule]: word, lang: locale })}#${rule}`;
}
