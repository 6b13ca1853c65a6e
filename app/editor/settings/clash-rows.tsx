import { m } from '#app/i18n/paraglide/messages.js';
import { choiceLabel, fieldLabel } from '#app/inspector/words.ts';
import { languageName } from '../publishing/publish.ts';
import { inWords } from '../toolbar/in-words.ts';
import type { PageClash } from './page-draft.ts';

type ClashRowsProps = {
  clashes: readonly PageClash[];
  settle(clash: PageClash, choice: 'mine' | 'theirs'): void;
};

/** Fields that two people have written at once, one question each with both answers in full; all else is kept of both. */
export function ClashRows({ clashes, settle }: ClashRowsProps) {
  return (
    <div className="ed-page-clashes" role="alert">
      <p className="ed-problem">{m.editor_settings_clash()}</p>
      {clashes.map((clash) => {
        const field = [fieldLabel('page', clash.name), clash.lang ? languageName(clash.lang) : ''];
        const label = field.filter(Boolean).join(', ');
        return (
          <fieldset key={`${clash.name}${clash.lang}`} className="ed-clash">
            <legend>{label}</legend>
            {(['mine', 'theirs'] as const).map((choice) => {
              const name = choice === 'mine' ? m.editor_clash_mine() : m.editor_clash_theirs();
              return (
                <div key={choice} className="ed-version">
                  <b>{name}</b>
                  <p lang={clash.lang ?? undefined}>{valueWords(clash.name, clash[choice])}</p>
                  <button
                    type="button"
                    className="insp-link"
                    aria-label={`${m.editor_clash_take()}: ${label}, ${name}`}
                    onClick={() => settle(clash, choice)}
                  >
                    {m.editor_clash_take()}
                  </button>
                </div>
              );
            })}
          </fieldset>
        );
      })}
    </div>
  );
}

function valueWords(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? m.editor_yes() : m.editor_no();
  if (value === null || value === '') return m.editor_nothing_there();
  return name === 'page_class' || name === 'language_variant' ? choiceLabel(name, String(value)) : inWords(value);
}
