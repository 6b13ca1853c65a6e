import type { Editor } from '../state/editor.ts';

/** Brings a finding before the person's eyes: the module on the page, and the caret in the field it is about. */
export function jumpTo(
  editor: Editor,
  { module, path, selector }: { module: string | null; path: string; selector?: string | undefined },
): void {
  const { interaction } = editor;
  if (module === null && selector) {
    interaction.panel.set({ kind: 'none' });
    document.querySelector(selector)?.scrollIntoView({ block: 'center' });
    return;
  }
  if (module === null) {
    interaction.panel.set({ kind: 'settings', field: path });
    return;
  }
  interaction.panel.set({ kind: 'none' });
  interaction.selected.set(module);
  interaction.pairs.set(false);
  interaction.inspector.set(true);
  document.querySelector(`[data-m="${CSS.escape(module)}"]`)?.scrollIntoView({ block: 'center' });
  // The form of the module is drawn after the panel has opened.
  requestAnimationFrame(() => requestAnimationFrame(() => focusField(path)));
}

/** `children.k1.image.alt` is the control `insp-children-k1-image-alt`, or the nearest one around it. */
function focusField(path: string): void {
  const names = path.split('.');
  for (let length = names.length; length > 0; length -= 1) {
    const control = document.getElementById(`insp-${names.slice(0, length).join('-')}`);
    if (!control) continue;
    for (let at: Element | null = control; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true;
    control.scrollIntoView({ block: 'nearest' });
    control.focus();
    return;
  }
}
