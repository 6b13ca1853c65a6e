import { type Locale, locales } from '#app/i18n/locale.ts';
import controls from '../office-controls.module.css';

type WordListsProps = {
  /** The fields are called `words_de` and `words_en`. */
  name: string;
  labels: Record<Locale, string>;
  written: Record<Locale, string>;
  mostLetters: number;
  describedBy: string;
};

/** A list of words for each language, one a line, beside each other. */
export function WordLists({ name, labels, written, mostLetters, describedBy }: WordListsProps) {
  return (
    <div className={controls.both}>
      {locales.map((locale) => (
        <label key={locale}>
          {labels[locale]}
          <textarea
            name={`${name}_${locale}`}
            lang={locale}
            defaultValue={written[locale]}
            rows={6}
            maxLength={mostLetters}
            aria-describedby={describedBy}
            spellCheck={false}
          />
        </label>
      ))}
    </div>
  );
}
