import type { Anchor } from '#app/features/reviews/anchor.ts';
import { PageText, pictureOf } from '#app/features/reviews/page-text.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Editor } from '../core/editor.ts';

/** Leads to the module a comment is about; says so where its words are no longer in the draft. */
export function showWords({ interaction }: Editor, anchor: Exclude<Anchor, { kind: 'page' }>): void {
  const root = document.querySelector('main');
  if (!root) return;
  const place =
    anchor.kind === 'picture'
      ? pictureOf(root, anchor)
      : new PageText(root).rangeOf(anchor)?.startContainer.parentElement;
  const module = place?.closest<HTMLElement>('[data-m]')?.dataset.m;
  if (module) {
    interaction.flash.set({ id: module, at: Date.now() });
    interaction.selected.set(module);
  } else if (place) place.scrollIntoView({ block: 'center' });
  else interaction.toast.set({ text: m.review_panel_not_here(), canUndo: false });
}
