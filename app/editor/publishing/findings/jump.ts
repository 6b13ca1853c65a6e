import type { Finding } from '#app/cms/checks/finding.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { afterRendering } from '#app/inspector/after-rendering.ts';
import { textRange } from '../../canvas/text/text-range.ts';
import type { Editor } from '../../core/editor.ts';
import { moduleElement } from '../../document/module-element.ts';

/**
 * Brings a finding before the person's eyes: the module on the page, and the caret in the field it is about, with the
 * words selected that it is about. Words of the other language are written beside those of this one.
 */
export function jumpTo(
  editor: Editor,
  { module, path, selector, words = '' }: Pick<Finding, 'module' | 'path' | 'selector' | 'words'>,
  lang: Locale = editor.context.locale,
): void {
  const { interaction } = editor;
  if (module === null && selector) {
    interaction.panel.set({ kind: 'none' });
    document.querySelector(selector)?.scrollIntoView({ block: 'center' });
    return;
  }
  if (module === null) {
    interaction.panel.set({ kind: 'settings', field: path, lang });
    return;
  }
  const isPaired = lang !== editor.context.locale && hasWords(editor, module, path);
  interaction.panel.set({ kind: 'none' });
  interaction.selected.set(module);
  interaction.pairs.set(isPaired);
  interaction.inspector.set(true);
  moduleElement(module)?.scrollIntoView({ block: 'center' });
  const prefix = isPaired ? `pair-${lang}` : 'insp';
  // The form of the module is rendered after the panel has opened.
  afterRendering(() => focusField(`${prefix}-${path.replaceAll('.', '-')}`, words));
}

/** Whether the field holds words of its own in each language. */
function hasWords(editor: Editor, module: string, path: string): boolean {
  const field = editor.fieldOf(module, path) ?? editor.fieldOf(module, path.split('.').slice(0, -1).join('.'));
  return Boolean(field?.localized) && field?.kind !== 'list' && !path.endsWith('.credit');
}

/** `insp-children-k1-image-alt`, or the nearest control around it. */
function focusField(id: string, text: string): void {
  const names = id.split('-');
  for (let length = names.length; length > 1; length -= 1) {
    const control = document.getElementById(names.slice(0, length).join('-'));
    if (!control) continue;
    for (let at: Element | null = control; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true;
    control.scrollIntoView({ block: 'nearest' });
    control.focus();
    if (text) selectWords(control, text);
    return;
  }
}

function selectWords(control: HTMLElement, text: string): void {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    const start = control.value.indexOf(text);
    if (start >= 0 && !isWithoutText(control)) control.setSelectionRange(start, start + text.length);
    return;
  }
  const range = control.isContentEditable ? textRange(control, text) : null;
  if (range)
    getSelection()?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
}

/** Inputs of times and numbers have no text to select in. */
function isWithoutText(control: HTMLInputElement | HTMLTextAreaElement): boolean {
  return !['text', 'search', 'url', 'tel', 'textarea'].includes(control.type);
}
