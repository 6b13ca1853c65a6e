import { Form } from 'react-router';
import type { Synonyms } from '#app/features/search/synonyms.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { DataTable } from '../data-table.tsx';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { RowButton } from '../row-button.tsx';
import { RuleForm } from './rule-form.tsx';
import type { SearchWordsProblem } from './search-words-actions.server.ts';

export type RulePanelProps = {
  begun: { locale: Locale; synonym: string; promote: string };
  csrfToken: string;
  mayWrite: boolean;
  /** What the last form of this panel has done. */
  outcome: { problem: SearchWordsProblem | null } | null;
};

/** Groups of words that mean the same. */
export function SynonymPanel({
  synonyms,
  begun,
  csrfToken,
  mayWrite,
  outcome,
}: RulePanelProps & { synonyms: Synonyms[] }) {
  return (
    <section className={panels.card} aria-labelledby="office-synonyms">
      <h2 id="office-synonyms">{m.office_synonyms()}</h2>
      <p className={controls.muted}>{m.office_synonyms_hint()}</p>
      <Note text={outcomeInWords(outcome)} isProblem={Boolean(outcome?.problem)} />
      {mayWrite && (
        <RuleForm
          key={`${begun.synonym} ${synonyms.length}`}
          id="synonym"
          command="synonyms:"
          locale={begun.locale}
          words={outcome ? '' : begun.synonym}
          wordsLabel={m.office_synonyms_words()}
          csrfToken={csrfToken}
          submit={m.office_synonyms_save()}
        />
      )}
      {synonyms.length > 0 && (
        <DataTable
          label={m.office_synonyms()}
          names={[m.office_synonyms_words_short(), m.office_language()]}
          hasActions={mayWrite}
        >
          {synonyms.map(({ id, locale, words }) => (
            <tr key={id}>
              <th scope="row" lang={locale}>
                {words.join(', ')}
              </th>
              <td>{locale.toUpperCase()}</td>
              {mayWrite && (
                <td>
                  <Form method="post" action="?" preventScrollReset>
                    <CsrfField token={csrfToken} />
                    <RowButton value={`remove-synonyms:${id}`} label={m.office_remove()} row={words.join(', ')} />
                  </Form>
                </td>
              )}
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  );
}

/** What a form has done, or why it has not. */
export function outcomeInWords(outcome: RulePanelProps['outcome']): string | null {
  if (!outcome) return null;
  const { problem } = outcome;
  return problem && problem !== 'forbidden' ? m[`office_search_words_problem_${problem}`]() : m.office_saved();
}
