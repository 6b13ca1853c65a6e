import { useMemo } from 'react';
import { type Place, placesIn } from '#app/cms/checks/places.ts';
import { itemsOf } from '#app/cms/field/list/field.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { controls, hasControl } from '#app/inspector/controls/controls.ts';
import { FormContext, type FormServices, useFormServices } from '#app/inspector/form-context.ts';
import formParts from '#app/inspector/form-parts.module.css';
import { fieldLabel, ownTexts } from '#app/inspector/labels.ts';
import { getModule } from '#app/modules/registry.ts';
import panelParts from '../chrome/panel-parts.module.css';
import { useEditor } from '../core/use-editor.ts';
import { setAt, valueAt } from '../document/value-path.ts';
import { languageName } from '../language-name.ts';
import css from './language-pairs.module.css';
import { OutdatedNote } from './outdated-note.tsx';

/** Every word of one module in both languages beside each other. Both sides are written in; the page shows its own at once. */
export function LanguagePairs({ node }: { node: ModuleNode }) {
  const { locale } = useEditor().context;
  const places = placesIn(node, getModule(node.model)?.fields ?? {}, locale).filter(hasWords);
  if (places.length === 0) return <p className={panelParts.note}>{m.panels_pairs_none()}</p>;
  return (
    <div className={css.pairs}>
      {locales.map((one) => (
        <h3 key={one}>{languageName(one)}</h3>
      ))}
      {places.map((place) => (
        <Pair key={place.path} node={node} place={place} />
      ))}
    </div>
  );
}

function Pair({ node, place }: { node: ModuleNode; place: Place }) {
  const label = labelOf(node, place);
  return (
    <>
      {locales.map((locale) => (
        <Side key={locale} node={node} place={place} locale={locale} label={label} />
      ))}
      {!place.isItem && <OutdatedNote node={node} field={place.name} />}
    </>
  );
}

type SideProps = { node: ModuleNode; place: Place; locale: Locale; label: string };

function Side({ node, place: { path, name, field }, locale, label }: SideProps) {
  const editor = useEditor();
  const services = useServicesIn(locale);
  const id = `pair-${locale}-${path.replaceAll('.', '-')}`;
  const value = valueAt(node, path, locale);
  const words = ownTexts(field);
  const Control = hasControl(field) ? controls[field.kind] : null;
  const named = `${label} (${locale.toUpperCase()})`;
  const write = (next: unknown) => {
    const current = editor.content.get(node.id);
    if (current) editor.do(m.editor_step_text({ name: named }), [setAt(current, path, locale, next)]);
  };
  return (
    <div className="insp-row" lang={locale}>
      {words ? (
        words.map(([key, sub]) => (
          <label key={key} className={formParts.sub}>
            {label} › {sub}
            <span className="visually-hidden"> ({locale.toUpperCase()})</span>
            <input
              id={`${id}-${key}`}
              maxLength={500}
              value={String((value as Record<string, unknown> | undefined)?.[key] ?? '')}
              onChange={({ target }) => write(withWord(value, key, target.value))}
            />
          </label>
        ))
      ) : (
        <>
          <label className={formParts.label} htmlFor={id} id={`${id}-label`}>
            {label}
            <span className="visually-hidden"> ({locale.toUpperCase()})</span>
          </label>
          <FormContext value={services}>
            {Control && (
              <Control
                id={id}
                field={field}
                name={name}
                model={node.model}
                stored={{ localized: value }}
                onChange={(_, next) => write(next)}
              />
            )}
          </FormContext>
        </>
      )}
    </div>
  );
}

/** Links in a text are named as that language names them. */
function useServicesIn(locale: Locale): FormServices {
  const services = useFormServices();
  return useMemo(() => ({ ...services, locale, context: { ...services.context, locale } }), [services, locale]);
}

function hasWords({ field, stored, other }: Place): boolean {
  if (!field.localized || field.kind === 'list') return false;
  return !ownTexts(field) || !field.isEmpty({ shared: stored.shared ?? other.shared });
}

function labelOf({ model, props }: ModuleNode, { path, name }: Place): string {
  const [list = '', key] = path.split('.');
  if (key === undefined) return fieldLabel(model, name);
  const number = itemsOf({ shared: props[list] }).findIndex(({ _key }) => _key === key) + 1;
  return `${m.editor_list_item({ number })} › ${fieldLabel(model, name)}`;
}

function withWord(value: unknown, key: string, word: string): Record<string, unknown> | undefined {
  const { [key]: _, ...rest } = (value ?? {}) as Record<string, unknown>;
  const next = word ? { ...rest, [key]: word } : rest;
  return Object.keys(next).length ? next : undefined;
}
