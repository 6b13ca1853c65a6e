import { useId } from 'react';
import { type Localized, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import controls from './office-controls.module.css';

type Props = {
  label: string;
  name: string;
  values: Localized<string>;
  maxLength: number;
  isLong?: boolean;
};

/** One text in German beside English, as inputs `name_de` and `name_en` of a plain form. */
export function BothLanguages({ label, name, values, maxLength, isLong = false }: Props) {
  const form = useId();
  return (
    <div className={controls.both}>
      {locales.map((locale) => {
        const id = `${form}${locale}`;
        const control = { id, name: `${name}_${locale}`, lang: locale, defaultValue: values[locale] ?? '', maxLength };
        return (
          <label key={locale} htmlFor={id}>
            {label}, {m[`office_language_${locale}`]()}
            {isLong ? <textarea {...control} rows={3} /> : <input {...control} />}
          </label>
        );
      })}
    </div>
  );
}

/** Both languages of a text as a form sent them, trimmed; what is empty is missing. */
export function readBothLanguages(form: FormData, name: string, maxLength: number): Localized<string> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const text = String(form.get(`${name}_${locale}`) ?? '')
        .replaceAll('\0', '')
        .trim()
        .slice(0, maxLength);
      return text === '' ? [] : [[locale, text]];
    }),
  );
}
