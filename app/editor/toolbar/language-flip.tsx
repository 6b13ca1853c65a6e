import { useEffect } from 'react';
import { type Locale, locales } from '#app/i18n/locale.ts';
import { localeCookie } from '#app/i18n/locale-cookie.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Editor } from '../core/editor.ts';
import { useEditor, useObservable } from '../core/use-editor.ts';
import { languageName } from '../language-name.ts';
import { outdatedIn, useOutdatedTranslations } from '../translation/outdated.ts';
import { restoreScroll, saveScroll } from './kept-place.ts';
import css from './language-flip.module.css';
import { pathIn } from './path-in.ts';

/** The same page in the other language, at the same place and with the same module chosen; with each one's state. */
export function LanguageFlip() {
  const editor = useEditor();
  const payload = useObservable(editor.payload);
  useEffect(() => restoreScroll(editor), [editor]);
  useOutdatedTranslations();
  return (
    <span className={css.langs} data-languages>
      {locales.map((one) => (
        <a
          key={one}
          href={`${pathIn(one)}?edit`}
          aria-current={one === editor.context.locale ? 'true' : undefined}
          aria-label={`${one.toUpperCase()}: ${languageName(one)}, ${statusIn(payload, one)}`}
          title={statusIn(payload, one)}
          hrefLang={one}
          data-lang={one}
          data-reload
          // The caret stays in the text until the page is left, so that it is known where it stood.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            void flip(editor, one);
          }}
        >
          {one.toUpperCase()}
          {/* Rendered by the style sheet: the name of the link says it in words. */}
          {payload.changed[one] > 0 && payload.published[one] && <b data-mark={payload.changed[one]} />}
          {outdatedIn(payload.outdated, one) > 0 && (
            <b className={css.outdated} data-mark={`≠${outdatedIn(payload.outdated, one)}`} />
          )}
        </a>
      ))}
    </span>
  );
}

/** Everything typed is on the server first, so that the other language is rendered from the same draft. */
export async function flip(editor: Editor, locale: Locale): Promise<void> {
  if (locale === editor.context.locale) return;
  editor.flushText();
  await editor.queue.settled();
  saveScroll(editor);
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore is not in every browser of the team
  document.cookie = localeCookie(locale, location.protocol === 'https:');
  location.assign(`${pathIn(locale)}?edit`);
}

/** One line of the status matrix: how public the language is, and whether it still says what the other one says. */
function statusIn(payload: ReturnType<Editor['payload']['get']>, lang: Locale): string {
  const count = outdatedIn(payload.outdated, lang);
  const outdated = count > 0 ? [m.panels_translation_count({ count })] : [];
  return [publicStatus(payload, lang), ...outdated].join(', ');
}

function publicStatus({ published, changed, scheduled, owner }: ReturnType<Editor['payload']['get']>, lang: Locale) {
  if (scheduled.some(({ locale }) => locale === lang)) return m.editor_status_scheduled();
  if (published[lang]) {
    return changed[lang] > 0 ? m.editor_status_changed({ count: changed[lang] }) : m.editor_status_published();
  }
  return owner.title[lang] ? m.editor_status_draft() : m.editor_status_empty();
}
