import type { Editor } from '#app/editor/core/editor.ts';
import { pathOf } from '#app/editor/document/places.ts';
import { fieldLabel } from '#app/inspector/labels.ts';
import { isTyped } from '#app/inspector/text/stored-text.ts';

const mostEmpty = 4;

/** Where the selected module stands, each container of it a way to it. */
export function showPath(editor: Editor, chip: HTMLElement, id: string): void {
  const parts = pathOf(editor, id).flatMap(({ id: target, name }, index) => {
    const element = document.createElement(target ? 'button' : 'span');
    element.textContent = name;
    if (target) element.addEventListener('click', () => editor.interaction.selected.set(target));
    return index ? ['›', element] : [element];
  });
  chip.replaceChildren(...parts);
}

type Empty = { id: string; module: HTMLElement | null; enterText(element: HTMLElement): void };

/** Fields without words have no place on the page; they are offered below the module. */
export function showEmptyFields(editor: Editor, offers: HTMLElement, { id, module, enterText }: Empty): void {
  const fields = [...(module?.querySelectorAll<HTMLElement>('[data-f]:empty') ?? [])].filter((one) => {
    const known = editor.fieldOf(id, one.dataset.f ?? '');
    return one.closest('[data-m]') === module && known !== null && isTyped(known);
  });
  const model = editor.content.get(id)?.model ?? '';
  const buttons = fields.slice(0, mostEmpty).map((one) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = `+ ${fieldLabel(model, one.dataset.f?.split('.').at(-1) ?? '')}`;
    element.addEventListener('click', () => enterText(one));
    return element;
  });
  offers.replaceChildren(...buttons);
}
