import { Form } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { Badge } from '../badge.tsx';
import { DataTable } from '../data-table.tsx';
import { Note } from '../note.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { RowButton } from '../row-button.tsx';
import { RuleForm } from './rule-form.tsx';
import { outcomeInWords, type RulePanelProps } from './synonym-panel.tsx';

type Shown = {
  id: string;
  locale: Locale;
  words: string[];
  target?: { title: string; is_online: boolean } | undefined;
};

/** What visitors are shown first for a word. */
export function PromotionPanel({
  promotions,
  begun,
  csrfToken,
  mayWrite,
  outcome,
}: RulePanelProps & { promotions: Shown[] }) {
  return (
    <section className={panels.card} aria-labelledby="office-promotions">
      <h2 id="office-promotions">{m.office_promotions()}</h2>
      <p className={controls.muted}>{m.office_promotions_hint()}</p>
      <Note text={outcomeInWords(outcome)} isProblem={Boolean(outcome?.problem)} />
      {mayWrite && (
        <RuleForm
          key={`${begun.promote} ${promotions.length}`}
          id="promote"
          command="promote:"
          locale={begun.locale}
          words={outcome ? '' : begun.promote}
          wordsLabel={m.office_promotions_words()}
          csrfToken={csrfToken}
          submit={m.office_promotions_save()}
        >
          <label>
            {m.office_promotions_target()}
            <input name="target" required maxLength={500} size={32} />
          </label>
        </RuleForm>
      )}
      {promotions.length > 0 && (
        <DataTable
          label={m.office_promotions()}
          names={[m.office_synonyms_words_short(), m.office_language(), m.office_promotions_shown()]}
          hasActions={mayWrite}
        >
          {promotions.map(({ id, locale, words, target }) => (
            <tr key={id}>
              <th scope="row" lang={locale}>
                {words.join(', ')}
              </th>
              <td>{locale.toUpperCase()}</td>
              <td>
                {target?.title} {!target?.is_online && <Badge tone="amber">{m.office_promotions_offline()}</Badge>}
              </td>
              {mayWrite && (
                <td>
                  <Form method="post" action="?" preventScrollReset>
                    <CsrfField token={csrfToken} />
                    <RowButton value={`remove-promotion:${id}`} label={m.office_remove()} row={words.join(', ')} />
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
