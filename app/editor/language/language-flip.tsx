import { type MouseEvent, useEffect } from 'react';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { localeCookie } from '#app/i18n/locale-cookie.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Editor } from '../core/editor.ts';
import { useEditor, useObservable } from '../core/use-editor.ts';
import { languageName } from '../language-name.ts';
import { unfollowedIn, useOutdatedTranslations } from '../translation/outdated.ts';
import { askForAddress } from './ask-for-address.ts';
import { BothToggle } from './both-toggle.tsx';
import { restoreScroll, saveScroll } from './kept-place.ts';
import css from './language-flip.module.css';

/** The same page in the other language, at the same place and with the same module chosen; with each one's state. */
export function LanguageFlip() {
  const editor = useEditor();
  const payload = useObservable(editor.payload);
  useEffect(() => restoreScroll(editor), [editor]);
  useOutdatedTranslations();
  return (
    <span className={css.langs} data-languages>
      {locales.map((one) => (
        <Language key={one} lang={one} payload={payload} />
      ))}
      <BothToggle />
    </span>
  );
}

type Payload = ReturnType<Editor['payload']['get']>;

/** Leads to the page in a language, or where it has no address there to the field that gives it one. */
function Language({ lang, payload }: { lang: Locale; payload: Payload }) {
  const editor = useEditor();
  const url = payload.urls[lang];
  const { untranslated, outdated } = unfollowedIn(payload.outdated, lang);
  const status = statusIn(payload, lang);
  const look = {
    'aria-label': `${lang.toUpperCase()}: ${languageName(lang)}, ${status}`,
    title: status,
    'data-lang': lang,
    // The caret stays in the text until the page is left, so that it is known where it stood.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
  const isHere = lang === editor.context.locale;
  if (!url && !isHere) {
    return (
      <button type="button" {...look} onClick={() => askForAddress(editor, lang)}>
        {lang.toUpperCase()}
      </button>
    );
  }
  return (
    <a
      {...look}
      href={`${url ?? location.pathname}?edit`}
      aria-current={isHere ? 'true' : undefined}
      hrefLang={lang}
      data-reload
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void flip(editor, lang);
      }}
    >
      {lang.toUpperCase()}
      {/* Rendered by the style sheet: the name of the link says it in words. */}
      {payload.changed[lang] > 0 && payload.published[lang] && <b data-mark={payload.changed[lang]} />}
      {outdated.length + untranslated.length > 0 && (
        <b className={css.outdated} data-mark={`≠${outdated.length + untranslated.length}`} />
      )}
    </a>
  );
}

/** Everything typed is on the server first, so that the other language is rendered from the same draft. */
export async function flip(editor: Editor, locale: Locale): Promise<void> {
  if (locale === editor.context.locale) return;
  const url = editor.payload.get().urls[locale];
  if (!url) return askForAddress(editor, locale);
  await editor.saved();
  saveScroll(editor);
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore is not in every browser of the team
  document.cookie = localeCookie(locale, location.protocol === 'https:');
  location.assign(`${url}?edit`);
}

/** One line of the status matrix: how public the language is, and whether it still says what the other one says. */
function statusIn(payload: Payload, lang: Locale): string {
  const { untranslated, outdated } = unfollowedIn(payload.outdated, lang);
  return [
    publicStatus(payload, lang),
    ...(untranslated.length > 0 ? [m.panels_translation_copied_count({ count: untranslated.length })] : []),
    ...(outdated.length > 0 ? [m.panels_translation_count({ count: outdated.length })] : []),
  ].join(', ');
}

function publicStatus({ published, changed, scheduled, owner, urls }: Payload, lang: Locale): string {
  if (!urls[lang]) return m.editor_status_no_address();
  if (scheduled.some(({ locale }) => locale === lang)) return m.editor_status_scheduled();
  if (published[lang]) {
    return changed[lang] > 0 ? m.editor_status_changed({ count: changed[lang] }) : m.editor_status_published();
  }
  return owner.title[lang] ? m.editor_status_draft() : m.editor_status_empty();
}
