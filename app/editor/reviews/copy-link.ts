import { m } from '#app/i18n/paraglide/messages.js';
import type { Editor } from '../core/editor.ts';

/** Puts the whole address onto the clipboard and says so; where that is not allowed the link can still be opened. */
export async function copyLink({ interaction }: Pick<Editor, 'interaction'>, path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href);
    interaction.toast.set({ text: m.review_panel_copied(), canUndo: false });
  } catch {
    interaction.toast.set({ text: m.review_panel_made(), canUndo: false });
  }
}
