import type { Editor } from '#app/editor/core/editor.ts';
import { languageName } from '#app/editor/language-name.ts';
import { unfollowedIn } from '#app/editor/translation/outdated.ts';
import { otherLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { ownSheet } from '../../core/own-sheet.ts';
import { whenQuiet } from '../../core/when-quiet.ts';
import { moduleSelector } from '../../document/module-element.ts';

const quietMs = 100;

/** Frames modules whose words were only copied from the other language. A sheet of its own: no element is touched and nothing moves. */
export function markUntranslated(editor: Editor): () => void {
  const { sheet, remove } = ownSheet();
  const { locale } = editor.context;
  const text = JSON.stringify(m.panels_translation_copied_mark({ source: languageName(otherLocale(locale)) }));
  let rendered = '';
  const stop = whenQuiet(editor, quietMs, () => {
    const { untranslated } = unfollowedIn(editor.payload.get().outdated, locale);
    const modules = [...new Set(untranslated.map(({ module }) => module))];
    const rules = modules.length > 0 ? sheetFor(modules, text) : '';
    // The same rules set again would have the whole page looked at for them.
    if (rules !== rendered) sheet.replaceSync(rules);
    rendered = rules;
  });
  return () => {
    stop();
    remove();
  };
}

function sheetFor(modules: readonly string[], text: string): string {
  const which = modules.map(moduleSelector).join(',');
  return `
    :is(${which}) { outline: 1px dashed #8a4b00; outline-offset: 3px; }
    :is(${which})::after {
      content: ${text}; position: absolute; z-index: 1; margin-block-start: 4px; padding: 1px 8px; border-radius: 0 0 3px 3px;
      background: #8a4b00; color: #fff; font: 600 12px / 18px 'Archivo Variable', sans-serif; letter-spacing: 0; text-transform: none;
    }`;
}
