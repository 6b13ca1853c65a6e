import { type ComponentProps, useMemo, useReducer, useState } from 'react';
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
import { useIsAlive } from '#app/ui/use-in-browser.ts';
import type { SaidWarning } from '../dates/said-warnings.server.ts';
import { BilingualField, type FieldSide } from './bilingual-field.tsx';
import css from './entry-form.module.css';
import { type FieldGroup, fieldGroups } from './field-groups.ts';
import { fieldViews } from './field-views.ts';
import finders from './finders.module.css';
import { createLibrary } from './library.ts';

type FormProps = {
  definition: CollectionDefinition;
  state: FormState;
  base: Pick<Stored, 'props' | 'i18n'> | null;
  library: { media: MediaRecord[]; addresses: Record<string, Address> };
  problems: Record<Locale, PublishProblem[]>;
  /** What is to be looked at, at its field. */
  warnings: readonly SaidWarning[];
  /** What a field with a view of its own wants to know about the entry. */
  about: ComponentProps<typeof BilingualField>['about'];
  onChange(name: FieldName, value: unknown): void;
};

/**
 * The form of an entry, rendered from its definition: groups of fields, words of both languages side by side. Nothing can be
 * typed before scripts listen, because nothing would keep it.
 */
export function EntryForm({ definition, state, base, library, problems, warnings, about, onChange }: FormProps) {
  const services = useServices(library);
  const isAlive = useIsAlive();
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
  const fieldOf = (name: string) => {
    const field = definition.fields[name];
    if (!field) return null;
    const sides = { de: side(name, 'de'), en: side(name, 'en') };
    const remarks = warnings.filter((warning) => warning.field === name);
    return (
      <BilingualField
        key={name}
        type={definition.type}
        {...{ name, field, sides, remarks, services, about, onChange }}
      />
    );
  };
  return (
    <div className={`${css.form} ${finders.finders}`}>
      <JumpList groups={groups} />
      {groups.map(({ key, title, short, long }) => (
        <section key={key} id={key} className={css.group} aria-label={title} inert={!isAlive}>
          <h2>{title}</h2>
          {short.length > 0 && <div className={css.short}>{short.map(fieldOf)}</div>}
          {long.some((name) => isInColumns(definition, name)) && <LanguageHeads />}
          {long.map(fieldOf)}
        </section>
      ))}
    </div>
  );
}

/** The sections of a long form, in sight while it is scrolled. */
function JumpList({ groups }: { groups: FieldGroup[] }) {
  if (groups.length < 3) return null;
  return (
    <nav className={css.jump} aria-label={m.office_sections()}>
      {groups.map(({ key, title }) => (
        <a key={key} href={`#${key}`}>
          {title}
        </a>
      ))}
      <a href="#office-publishing" className={css.toPublishing}>
        {m.office_publishing()}
      </a>
    </nav>
  );
}

function isInColumns({ type, fields }: CollectionDefinition, name: string): boolean {
  return Boolean(fields[name]?.localized) && !(`${type}.${name}` in fieldViews);
}

function LanguageHeads() {
  return (
    <div className={`${css.row} ${css.rowHead}`} aria-hidden="true">
      <span />
      {locales.map((locale) => (
        <strong key={locale}>{m[`office_language_${locale}`]()}</strong>
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
  const messages = [...refused, ...gaps].map(
    ({ message }) => findMessage(message) ?? findMessage(`field_right_${name}`) ?? m.office_invalid(),
  );
  return [...new Set(messages)];
}
