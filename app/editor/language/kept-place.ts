import { mounted } from '../canvas/text/mount-text.ts';
import type { Editor } from '../core/editor.ts';
import { moduleElement } from '../document/module-element.ts';

const key = 'foyer-place';

type Place = {
  page: string;
  module: string | null;
  top: number;
  selected: string | null;
  inspector: boolean;
  caret: { id: string; path: string; at: number } | null;
};

/** Remembers which module stands where on the screen, for the same page in the other language. */
export function saveScroll(editor: Editor): void {
  const seen = [...document.querySelectorAll<HTMLElement>('[data-m]')].find((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 120 && top > -innerHeight;
  });
  const { interaction, payload } = editor;
  const editing = interaction.editing.get();
  const place: Place = {
    page: payload.get().owner.id,
    module: seen?.dataset.m ?? null,
    top: seen?.getBoundingClientRect().top ?? 0,
    selected: interaction.selected.get(),
    inspector: interaction.inspector.get(),
    caret: editing && { ...editing, at: mounted.get()?.view.state.selection.head ?? 0 },
  };
  sessionStorage.setItem(key, JSON.stringify(place));
}

/** Puts the remembered module where it stood; modules have the same ids in both languages. */
export function restoreScroll(editor: Editor): void {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const place = kept ? (JSON.parse(kept) as Place) : null;
  if (!place || place.page !== editor.payload.get().owner.id) return;
  if (place.selected && editor.content.get(place.selected)) editor.interaction.selected.set(place.selected);
  editor.interaction.inspector.set(place.inspector);
  const { module, top, caret } = place;
  const element = module && moduleElement(module);
  if (element) scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  editor.interaction.resumed.set(caret);
}
