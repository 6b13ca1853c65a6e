import { useEffect, useState } from 'react';
import { pageFields } from '#app/collections/page/schema.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { FieldForm } from '#app/inspector/field-form.tsx';
import { fieldLabel } from '#app/inspector/words.ts';
import { answerWords } from '../answer-words.ts';
import { PanelDialog } from '../panel/panel-dialog.tsx';
import { languageName } from '../publishing/publish.ts';
import { useEditor } from '../state/use-editor.ts';
import { Cards } from './cards.tsx';
import { ClashRows } from './clash-rows.tsx';
import { partsOf, withValue } from './page-draft.ts';
import { PagePlace } from './page-place.tsx';
import { usePageForm } from './use-page-form.ts';

type Name = keyof typeof pageFields;

const groups: { title: () => string; names: Name[] }[] = [
  { title: m.editor_settings_name, names: ['title', 'headline', 'menu_name', 'slug'] },
  { title: m.editor_settings_search, names: ['meta_title', 'meta_description'] },
  { title: m.editor_settings_share, names: ['og_title', 'og_description', 'og_image'] },
  {
    title: m.editor_settings_look,
    names: ['page_class', 'in_menu', 'in_footer', 'is_clickable', 'is_landing_page', 'language_variant'],
  },
  { title: m.editor_settings_more, names: ['content_type', 'og_type', 'settings_url'] },
];

/** Everything about a page that is not on it, in both languages. Saved together, public when a language is published. */
export function SettingsPanel({ field, lang: first }: { field?: string | undefined; lang?: Locale | undefined }) {
  const editor = useEditor();
  const [lang, setLang] = useState<Locale>(first ?? editor.context.locale);
  const { page, change, save, discard, settle, state, dirty } = usePageForm();
  const close = () => {
    const { panel, toast } = editor.interaction;
    panel.set({ kind: 'none' });
    if (!dirty) return;
    const open = { label: m.editor_show(), run: () => panel.set({ kind: 'settings' }) };
    toast.set({ text: m.panels_settings_kept(), canUndo: false, action: open });
  };
  useEffect(() => {
    if (field) document.getElementById(`page-${field}`)?.focus();
  }, [field]);
  const { props, texts } = partsOf(page, lang);
  return (
    <PanelDialog title={m.editor_settings()} className="ed-settings" onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <fieldset className="ed-tabs">
          <legend className="visually-hidden">{m.editor_publish_which()}</legend>
          {locales.map((one) => (
            <label key={one}>
              <input type="radio" name="ed-settings-lang" checked={one === lang} onChange={() => setLang(one)} />
              {languageName(one)}
            </label>
          ))}
        </fieldset>
        {groups.map(({ title, names }) => (
          <section key={names[0]} aria-label={title()} className="ed-group">
            <h3>{title()}</h3>
            <FieldForm
              key={lang}
              model="page"
              fields={Object.fromEntries(names.map((name) => [name, pageFields[name]]))}
              props={props}
              texts={texts}
              idPrefix="page"
              onChange={(name, part, value) => change((now) => withValue(now, { name, part, value, lang }))}
            />
            {names.includes('slug') && <p className="ed-note">{m.editor_settings_slug_note()}</p>}
            {names.includes('meta_title') && <Cards page={page} lang={lang} kind="search" />}
            {names.includes('og_title') && <Cards page={page} lang={lang} kind="share" />}
          </section>
        ))}
        <div className="ed-save">
          {state.kind === 'clash' && (
            <ClashRows clashes={state.clashes} settle={(clash, choice) => void settle(clash, choice)} />
          )}
          {state.kind === 'invalid' && (
            <ul role="alert" className="ed-problem">
              {state.errors.map(({ path, message }) => (
                <li key={path}>
                  {fieldLabel('page', path.split('.')[0] ?? path)}: {message}
                </li>
              ))}
            </ul>
          )}
          {state.kind === 'failed' && (
            <p role="alert" className="ed-problem">
              {answerWords(state.status)}
            </p>
          )}
          <button
            type="submit"
            className="ed-primary"
            disabled={!dirty || state.kind === 'busy' || state.kind === 'clash'}
          >
            {m.editor_settings_save()}
          </button>
          {dirty && (
            <>
              <button type="button" className="insp-link" onClick={discard}>
                {m.editor_refused_let_go()}
              </button>
              <span className="ed-note">{m.editor_settings_unsaved()}</span>
            </>
          )}
        </div>
      </form>
      <PagePlace />
    </PanelDialog>
  );
}
