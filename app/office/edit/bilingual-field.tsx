import type { ComponentType } from 'react';
import type { Field, Stored } from '#app/cms/field/field.ts';
import type { FieldName } from '#app/drafting/field-values.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { controls, hasControl, labelTarget } from '#app/inspector/controls/controls.ts';
import { ListControl } from '#app/inspector/controls/list-control.tsx';
import { FieldForm } from '#app/inspector/field-form.tsx';
import { FormContext, type FormServices } from '#app/inspector/form-context.ts';
import { fieldHint, fieldLabel } from '#app/inspector/labels.ts';
import type { SaidWarning } from '../dates/said-warnings.server.ts';
import { WarningList } from '../dates/warning-list.tsx';
import type { FieldViewProps } from '../field-view.ts';
import office from '../office-controls.module.css';
import { controlId } from './control-id.ts';
import css from './entry-form.module.css';
import { fieldViews } from './field-views.ts';
import { formatValue } from './format-value.ts';

export type FieldSide = { stored: Stored; inherited: Stored | null; problems: string[] };

type FieldProps = {
  type: string;
  name: string;
  field: Field;
  /** What is stored and what would be inherited, per language. */
  sides: Record<Locale, FieldSide>;
  /** What is to be looked at here; it stands in nobody's way. */
  remarks: readonly SaidWarning[];
  services: Record<Locale, FormServices>;
  /** What a field with a view of its own wants to know about the entry. */
  about: Pick<FieldViewProps, 'entry' | 'office' | 'isPublic'>;
  onChange(name: FieldName, value: unknown): void;
};

/** One field of the form: words as German beside English, what both share once; or the view it has of its own. */
export function BilingualField(props: FieldProps) {
  const View = fieldViews[`${props.type}.${props.name}`];
  return View ? <FieldWithView {...props} View={View} /> : <FieldInBoth {...props} />;
}

function FieldWithView({
  View,
  type,
  name,
  field,
  sides,
  remarks,
  services,
  about,
  onChange,
}: FieldProps & { View: ComponentType<FieldViewProps> }) {
  const problems = [...new Set(locales.flatMap((locale) => sides[locale].problems))];
  return (
    <div data-field={name}>
      <View
        {...{ field, services, ...about }}
        id={controlId({ lang: locales[0], field: name })}
        stored={{ de: sides.de.stored, en: sides.en.stored }}
        onChange={(lang, value) => onChange({ lang, field: name }, value)}
      />
      <Problems problems={problems} />
      <AboutField {...{ type, name, remarks }} />
    </div>
  );
}

function FieldInBoth({ type, name, field, sides, remarks, services, onChange }: FieldProps) {
  const label = fieldLabel(type, name);
  const shown = field.localized ? locales : locales.slice(0, 1);
  return (
    <div className={css.row} data-field={name} data-shared={field.localized ? undefined : ''}>
      <div className={css.label}>
        {label}
        {field.required && <span aria-hidden="true"> *</span>}
        {field.shared && <span className={`insp-tag ${css.tag}`}>{m.editor_shared()}</span>}
      </div>
      {shown.map((locale) => {
        const { stored, inherited, problems } = sides[locale];
        const id = controlId({ lang: locale, field: name });
        const hint = inherited ? formatValue(name, field, inherited, services[locale].context) : '';
        const row = {
          id,
          field,
          name,
          model: type,
          stored,
          placeholder: hint || undefined,
          describedBy: fieldHint(type, name) ? hintId(name) : undefined,
          onChange: (part: keyof Stored, value: unknown) =>
            onChange({ lang: part === 'shared' ? null : locale, field: name }, value),
        };
        const Control = hasControl(field) ? controls[field.kind] : null;
        return (
          <div
            key={locale}
            className={`${css.side} insp-row`}
            lang={field.localized ? locale : undefined}
            data-inherited={inherited ? '' : undefined}
          >
            {field.kind !== 'list' && (
              <label className="visually-hidden" id={`${id}-label`} htmlFor={labelTarget(field, id)}>
                {label}
                {field.localized ? `, ${m[`office_language_${locale}`]()}` : ''}
              </label>
            )}
            <FormContext value={services[locale]}>
              {field.kind === 'list' ? <ListControl {...row} Form={FieldForm} /> : Control && <Control {...row} />}
            </FormContext>
            {inherited && (
              <p className={css.inherits}>
                {hint ? m.office_inherited_from({ value: hint }) : m.office_inherited_plain()}
              </p>
            )}
            <Problems problems={problems} />
          </div>
        );
      })}
      <AboutField {...{ type, name, remarks }} />
    </div>
  );
}

function Problems({ problems }: { problems: string[] }) {
  return problems.map((problem) => (
    <p key={problem} className={office.problem} role="alert">
      {problem}
    </p>
  ));
}

function hintId(name: string): string {
  return `about-${name}`;
}

/** What goes in here, and what is to be looked at. */
function AboutField({ type, name, remarks }: Pick<FieldProps, 'type' | 'name' | 'remarks'>) {
  const about = fieldHint(type, name);
  if (!about && remarks.length === 0) return null;
  return (
    <div className={css.about}>
      {about && (
        <p className={office.muted} id={hintId(name)}>
          {about}
        </p>
      )}
      <WarningList warnings={remarks} />
    </div>
  );
}
