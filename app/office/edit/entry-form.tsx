import { useMemo, useReducer, useState } from 'react';
import { effectiveValues } from '#app/cms/collection/effective.ts';
import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { PublishProblem } from '#app/cms/compile.ts';
import { storedOf } from '#app/cms/field-set.ts';
import type { Address, MediaRecord } from '#app/cms/resolve.ts';
import type { FieldName } from '#app/drafting/field-values.ts';
import type { FormState } from '#app/drafting/form-draft.ts';
import type { ValueProblem } from '#app/drafting/sync-state.ts';
import type { Stored } from '#app/drafting/transport.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { FormServices } from '#app/inspector/form-context.ts';
import { findMessage } from '#app/inspector/labels.ts';
import { BilingualField, type FieldSide } from './bilingual-field.tsx';
import css from './entry-form.module.css';
import { fieldGroups } from './field-groups.ts';
import finders from './finders.module.css';
import { createLibrary } from './library.ts';

type FormProps = {
  definition: CollectionDefinition;
  state: FormState;
  base: Pick<Stored, 'props' | 'i18n'> | null;
  library: { media: MediaRecord[]; addresses: Record<string, Address> };
  problems: Record<Locale, PublishProblem[]>;
  onChange(name: FieldName, value: unknown): void;
};

/** The form of an entry, rendered from its definition: groups of fields, words of both languages side by side. */
export function EntryForm({ definition, state, base, library, problems, onChange }: FormProps) {
  const services = useServices(library);
  const groups = useMemo(() => fieldGroups(definition), [definition]);
  const refused = state.sync.refusals.flatMap(({ errors }) => errors);
  const side = (name: string, locale: Locale): FieldSide => {
    const { props, i18n } = state.values;
    const own = { props, texts: i18n[locale] ?? {} };
    const inherits = base && { props: base.props, texts: base.i18n[locale] ?? {} };
    const effective = effectiveValues(definition, own, inherits);
    return {
      stored: storedOf(name, own.props, own.texts),
      inherited: effective.inherited.includes(name) ? storedOf(name, effective.props, effective.texts) : null,
      problems: problemsOf(name, locale, refused, problems[locale]),
    };
  };
  return (
    <div className={`${css.form} ${finders.finders}`}>
      {groups.map(({ title, names }) => (
        <section key={title} className={css.group} aria-label={title}>
          <h2>{title}</h2>
          {names.some((name) => definition.fields[name]?.localized) && (
            <div className={`${css.row} ${css.rowHead}`} aria-hidden="true">
              <span />
              {locales.map((locale) => (
                <strong key={locale}>{m[`office_language_${locale}`]()}</strong>
              ))}
            </div>
          )}
          {names.map((name) => {
            const field = definition.fields[name];
            return (
              field && (
                <BilingualField
                  key={name}
                  type={definition.type}
                  name={name}
                  field={field}
                  sides={{ de: side(name, 'de'), en: side(name, 'en') }}
                  services={services}
                  onChange={onChange}
                />
              )
            );
          })}
        </section>
      ))}
    </div>
  );
}

/** One set of services per language; rendered anew when the library has learnt something. */
function useServices(known: FormProps['library']): Record<Locale, FormServices> {
  const [grown, grow] = useReducer((count: number) => count + 1, 0);
  const [stable] = useState(() => {
    const library = createLibrary(known, grow);
    return { de: library.services('de'), en: library.services('en') };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a grown library is the same object with more in it
  return useMemo(() => ({ de: { ...stable.de }, en: { ...stable.en } }), [stable, grown]);
}

function problemsOf(name: string, locale: Locale, errors: ValueProblem[], missing: PublishProblem[]): string[] {
  const paths = [`props.${name}`, `i18n.${locale}.${name}`];
  const refused = errors.filter(({ path }) => paths.some((each) => path === each || path.startsWith(`${each}.`)));
  const gaps = missing.filter(
    ({ module, path, message }) =>
      module === null && message !== 'field_problem_required' && (path === name || path.startsWith(`${name}.`)),
  );
  const messages = [...refused, ...gaps].map(({ message }) => findMessage(message) ?? m.office_invalid());
  return [...new Set(messages)];
}
