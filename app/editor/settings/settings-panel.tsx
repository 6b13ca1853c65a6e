import { type FormEvent, useEffect, useState } from 'react';
import { slugOf } from '#app/cms/collection/slug.ts';
import type { PageRecord } from '#app/collections/page/draft-payload.ts';
import { pageFields } from '#app/collections/page/schema.ts';
import type { FieldName } from '#app/drafting/field-values.ts';
import type { Refusal } from '#app/drafting/sync-state.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { FieldForm } from '#app/inspector/field-form.tsx';
import { fieldLabel, findMessage } from '#app/inspector/labels.ts';
import { answerMessage } from '../answer-message.ts';
import { PanelDialog } from '../chrome/panel-dialog.tsx';
import panelParts from '../chrome/panel-parts.module.css';
import { useEditor } from '../core/use-editor.ts';
import { languageName } from '../language-name.ts';
import { Cards } from './cards.tsx';
import { PageConflicts } from './page-conflicts.tsx';
import { PagePlace } from './page-place.tsx';
import { usePageForm } from './page-settings.ts';
import css from './settings-panel.module.css';

type Name = keyof typeof pageFields;

const groups: { title: () => string; names: Name[] }[] = [
  { title: m.editor_settings_name, names: ['title', 'headline', 'menu_name', 'slug'] },
  { title: m.editor_settings_search, names: ['meta_title', 'meta_description'] },
  { title: m.editor_settings_share, names: ['og_title', 'og_description', 'og_image'] },
  {
    title: m.editor_settings_look,
    names: [
      'page_class',
      'in_menu',
      'in_footer',
      'is_clickable',
      'has_tab_navigation',
      'is_landing_page',
      'language_variant',
    ],
  },
  { title: m.editor_settings_more, names: ['content_type', 'og_type', 'settings_url'] },
];

/** Everything about a page that is not on it, in both languages. Saved together, public when a language is published. */
export function SettingsPanel({ field, lang: first }: { field?: string | undefined; lang?: Locale | undefined }) {
  const editor = useEditor();
  const [lang, setLang] = useState<Locale>(first ?? editor.context.locale);
  const [target, setTarget] = useState(field ? { field } : null);
  const { page, change, resolve, save, discard, state } = usePageForm();
  const { isChanged, isSending, sync, values } = state;
  const close = () => {
    const { panel, toast } = editor.interaction;
    panel.set({ kind: 'none' });
    if (!isChanged) return;
    const open = { label: m.editor_show(), run: () => panel.set({ kind: 'settings' }) };
    toast.set({ text: m.panels_settings_kept(), canUndo: false, action: open });
  };
  useEffect(() => {
    if (target) document.getElementById(`page-${target.field}`)?.focus();
  }, [target]);
  const show = (name: FieldName) => {
    if (name.lang) setLang(name.lang);
    setTarget({ field: name.field });
  };
  return (
    <PanelDialog title={m.editor_values_page()} className={css.settings} onClose={close}>
      <form onSubmit={submitted(save)}>
        <LanguageTabs lang={lang} onChoose={setLang} />
        {groups.map(({ title, names }) => (
          <section key={names[0]} aria-label={title()} className={panelParts.group}>
            <h3>{title()}</h3>
            <FieldForm
              key={lang}
              model="page"
              fields={Object.fromEntries(names.map((name) => [name, pageFields[name]]))}
              props={values.props}
              texts={values.i18n[lang] ?? {}}
              idPrefix="page"
              onChange={(name, part, value) => change({ lang: part === 'localized' ? lang : null, field: name }, value)}
            />
            <GroupNotes
              names={names}
              page={page}
              lang={lang}
              onPropose={(slug) => change({ lang, field: 'slug' }, slug)}
            />
          </section>
        ))}
        <div className={css.save}>
          <PageConflicts
            conflicts={sync.conflicts}
            onChoose={(conflict, choice) => void resolve(conflict, choice)}
            onSettled={show}
          />
          {sync.refusals.map((refusal) => (
            <Refused key={refusal.status} refusal={refusal} />
          ))}
          <SaveButtons isChanged={isChanged} isWaiting={isSending || sync.conflicts.length > 0} onDiscard={discard} />
        </div>
      </form>
      <PagePlace />
    </PanelDialog>
  );
}

/** What a group of fields means for visitors, below it. */
function GroupNotes({ names, page, lang, onPropose }: SlugProps & { names: readonly Name[] }) {
  return (
    <>
      {names.includes('slug') && <SlugNote page={page} lang={lang} onPropose={onPropose} />}
      {names.includes('language_variant') && <p className={panelParts.note}>{m.editor_settings_variant_note()}</p>}
      {names.includes('meta_title') && <Cards page={page} lang={lang} kind="search" />}
      {names.includes('og_title') && <Cards page={page} lang={lang} kind="share" />}
    </>
  );
}

type SlugProps = { page: PageRecord; lang: Locale; onPropose(slug: string): void };

/** What becomes of the address; where there is none, what that means and the one its title would give. */
function SlugNote({ page: { slug, title }, lang, onPropose }: SlugProps) {
  // The home page has an empty one in every language.
  const hasAddress = locales.every((one) => !slug[one]) || Boolean(slug[lang]);
  if (hasAddress) return <p className={panelParts.note}>{m.editor_settings_slug_note()}</p>;
  const proposed = title[lang] ? slugOf(title[lang], '') : '';
  return (
    <p className={panelParts.note} role="note">
      {m.editor_no_address({ language: languageName(lang) })}{' '}
      {proposed && (
        <button type="button" className="insp-link" onClick={() => onPropose(proposed)}>
          {m.editor_settings_slug_from_title({ slug: proposed })}
        </button>
      )}
    </p>
  );
}

function LanguageTabs({ lang, onChoose }: { lang: Locale; onChoose(lang: Locale): void }) {
  return (
    <fieldset className={panelParts.tabs}>
      <legend className="visually-hidden">{m.editor_publish_which()}</legend>
      {locales.map((one) => (
        <label key={one}>
          <input type="radio" name="ed-settings-lang" checked={one === lang} onChange={() => onChoose(one)} />
          {languageName(one)}
        </label>
      ))}
    </fieldset>
  );
}

function submitted(save: () => Promise<unknown>) {
  return (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
}

type SaveProps = { isChanged: boolean; isWaiting: boolean; onDiscard(): void };

function SaveButtons({ isChanged, isWaiting, onDiscard }: SaveProps) {
  return (
    <>
      <button type="submit" className="ed-primary" disabled={!isChanged || isWaiting}>
        {m.editor_settings_save()}
      </button>
      {isChanged && (
        <>
          <button type="button" className="insp-link" onClick={onDiscard}>
            {m.editor_refused_let_go()}
          </button>
          <span className={panelParts.note}>{m.editor_settings_unsaved()}</span>
        </>
      )}
    </>
  );
}

/** Why the settings were not saved; what was written stays, and the button tries it again. */
function Refused({ refusal: { status, errors } }: { refusal: Refusal }) {
  if (status !== 422) {
    return (
      <p role="alert" className="ed-problem">
        {answerMessage(status)}
      </p>
    );
  }
  return (
    <ul role="alert" className="ed-problem">
      {errors.map(({ path, message }) => (
        <li key={path}>
          {fieldLabel('page', path.split('.')[0] ?? path)}: {findMessage(message) ?? m.editor_refused_value()}
        </li>
      ))}
    </ul>
  );
}
