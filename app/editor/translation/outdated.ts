import { useEffect } from 'react';
import { isUntranslated } from '#app/cms/checks/untranslated.ts';
import type { OutdatedTranslation } from '#app/cms/draft/translation-sources.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { call, ownerParams } from '../call.ts';
import type { Editor } from '../core/editor.ts';
import { useChanges, useEditor } from '../core/use-editor.ts';

const pause = 600;

/** Asks which translations no longer follow their source, each time what was written is on the server. */
export function useOutdatedTranslations(): void {
  const editor = useEditor();
  const round = useChanges();
  useEffect(() => {
    if (round === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      clearTimeout(timer);
      if (editor.queue.entries.length > 0) return;
      timer = setTimeout(() => void askForOutdated(editor), pause);
    };
    ask();
    const stop = editor.queue.state.subscribe(ask);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [editor, round]);
}

/** „Minor change": the words of this language still fit. */
export async function settle(editor: Editor, { module, field, locale }: OutdatedTranslation): Promise<void> {
  const body = { module, field, lang: locale };
  const answer = await call('settleTranslation', { params: ownerParams(editor), body });
  if (!answer.ok) return editor.interaction.toast.set({ text: m.panels_translation_failed(), canUndo: false });
  keep(editor, answer.body);
  editor.interaction.announcement.set(m.panels_translation_settled());
}

/** The fields of a language that do not follow their source: no longer, or not yet, because they were only copied. */
export function unfollowedIn(outdated: readonly OutdatedTranslation[], locale: Locale) {
  const all = outdated.filter((one) => one.locale === locale);
  return { untranslated: all.filter(isUntranslated), outdated: all.filter((one) => !isUntranslated(one)) };
}

/** Which translations no longer follow their source, as the server has them now. */
export async function askForOutdated(editor: Editor): Promise<void> {
  const answer = await call('outdated', { params: ownerParams(editor) });
  if (answer.ok) keep(editor, answer.body);
}

function keep(editor: Editor, outdated: OutdatedTranslation[]): void {
  const known = editor.payload.get().outdated;
  if (JSON.stringify(known) === JSON.stringify(outdated)) return;
  editor.payload.update((payload) => ({ ...payload, outdated }));
}
