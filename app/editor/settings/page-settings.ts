import { createContext, use, useMemo } from 'react';
import type { FieldName } from '#app/drafting/field-values.ts';
import type { FormDraft, FormState } from '#app/drafting/form-draft.ts';
import type { Choice } from '#app/drafting/merge.ts';
import type { OpenConflict } from '#app/drafting/sync-state.ts';
import { useFormDraft } from '#app/drafting/use-form-draft.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Editor } from '../core/editor.ts';
import { useEditor, useObservable } from '../core/use-editor.ts';
import { refresh } from '../publishing/publish.ts';
import { pageTransport } from './page-transport.ts';
import { emptyValue, pageWith, valuesOfPage } from './page-values.ts';
import { usePage } from './use-page.ts';

type PageSettings = { draft: FormDraft; state: FormState };

/** The draft of the page's settings; it stands as long as the editor does, whether the panel is open or not. */
export const PageSettingsContext = createContext<PageSettings | null>(null);

/** Made once for the page on screen; what an earlier visit did not save comes back and is said. */
export function usePageSettings(editor: Editor): PageSettings {
  const { page, person } = useObservable(editor.payload);
  if (!page) throw new Error('An entry has no page settings.');
  const stored = useMemo(() => valuesOfPage(page), [page]);
  const { interaction, context } = editor;
  return useFormDraft({
    // The modules of the page have a journal of their own.
    owner: `${person}:${page.id}:settings`,
    model: 'page',
    stored,
    transport: useMemo(() => pageTransport(context.locale), [context.locale]),
    saves: 'when asked',
    onRecovered() {
      const text = m.panels_settings_recovered();
      const action = { label: m.editor_show(), run: () => interaction.panel.set({ kind: 'settings' }) };
      interaction.announcement.set(text);
      interaction.toast.set({ text, canUndo: false, action });
    },
  });
}

/** What the panel shows and does. */
export function usePageForm() {
  const editor = useEditor();
  const settings = use(PageSettingsContext);
  const saved = usePage();
  if (!settings) throw new Error('Page settings stand inside EditPage.');
  const { draft, state } = settings;
  async function tell(isSaved: boolean): Promise<void> {
    if (!isSaved) return;
    await refresh(editor);
    const text = m.editor_settings_saved();
    editor.interaction.announcement.set(text);
    editor.interaction.toast.set({ text, canUndo: false });
  }
  return {
    state,
    page: pageWith(saved, state.values),
    change: (name: FieldName, value: unknown) => draft.change(name, value ?? emptyValue(name)),
    resolve: async (conflict: OpenConflict, choice: Choice) => tell(await draft.resolve(conflict, choice)),
    save: async () => tell(await draft.save()),
    discard: () => draft.discard(),
  };
}
