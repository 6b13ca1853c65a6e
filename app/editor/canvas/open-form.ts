import type { UiState } from '../document/ui-state.ts';

/** Opens the form of the chosen module and goes into it: whoever asked by key goes on by key. Escape leads back. */
export function openForm({ inspector }: UiState): void {
  inspector.set(true);
  // It is rendered after the panel has opened.
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      document
        .querySelector<HTMLElement>(`[data-region=inspector] > header + * :is(${controls.join(', ')})`)
        ?.focus({ preventScroll: true }),
    ),
  );
}

const controls = ['input', 'select', 'textarea', 'button', '[data-form-text]'];

/** Whether the key was pressed in the form beside the page, and in nothing that lies over it. */
export function isInForm(target: EventTarget | null): target is HTMLElement {
  return (
    target instanceof HTMLElement &&
    target.closest('[data-region=inspector], dialog')?.matches('[data-region=inspector]') === true
  );
}
