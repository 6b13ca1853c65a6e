import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiState } from '../document/ui-state.ts';
import { holdFocus } from './hold-focus.ts';

/** What the browser does with focus, as far as it is asked here: one element has it, or the body. */
class Place extends EventTarget {
  readonly marks = new Map<string, string>();
  tabIndexNow: number | null = null;
  set tabIndex(value: number) {
    this.tabIndexNow = value;
    this.marks.set('tabindex', String(value));
  }
  hasAttribute = (name: string) => this.marks.has(name);
  setAttribute = (name: string, value: string) => void this.marks.set(name, value);
  removeAttribute = (name: string) => void this.marks.delete(name);
  focus() {
    giveFocus(this);
  }
}

let active: Place;
let body: Place;
let page: EventTarget;

function giveFocus(to: Place) {
  const from = active;
  if (from === to) return;
  active = to;
  from.dispatchEvent(new Event('blur'));
  // The browser says nothing of the body: what loses its focus to it lost it to nothing.
  const event = Object.assign(new Event('focusout'), { relatedTarget: to === body ? null : to });
  page.dispatchEvent(event);
}

function start() {
  const interaction = new UiState();
  const modules = new Map([
    ['one', new Place()],
    ['two', new Place()],
  ]);
  const stop = holdFocus(
    { interaction } as Parameters<typeof holdFocus>[0],
    (id) => (modules.get(id) as unknown as HTMLElement) ?? null,
  );
  return { interaction, stop, one: modules.get('one') as Place, two: modules.get('two') as Place };
}

beforeEach(() => {
  vi.useFakeTimers();
  body = new Place();
  active = body;
  page = new EventTarget();
  const { addEventListener, removeEventListener } = page;
  vi.stubGlobal('document', {
    body,
    get activeElement() {
      return active;
    },
    addEventListener: addEventListener.bind(page),
    removeEventListener: removeEventListener.bind(page),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('takes the focus from nothing that has it: a form, or the field one writes in', () => {
  const { interaction, one } = start();
  const form = new Place();
  form.focus();
  interaction.selected.set('one');
  vi.runAllTimers();
  expect(active).toBe(form);
  giveFocus(body);
  interaction.editing.set({ id: 'one', path: 'content' });
  vi.runAllTimers();
  expect(active).toBe(body);
  expect(one.marks.size).toBe(0);
});

test('gives it to the chosen module, and on to the next one, without a trace of the first', () => {
  const { interaction, one, two } = start();
  interaction.selected.set('one');
  vi.runAllTimers();
  expect(active).toBe(one);
  expect(one.tabIndexNow).toBe(-1);
  interaction.selected.set('two');
  vi.runAllTimers();
  expect(active).toBe(two);
  expect(one.marks.size).toBe(0);
});

test('brings it back to the module when what had it went away', () => {
  const { interaction, one } = start();
  const button = new Place();
  interaction.selected.set('one');
  button.focus();
  vi.runAllTimers();
  expect(active).toBe(button);
  giveFocus(body);
  vi.runAllTimers();
  expect(active).toBe(one);
});

test('leaves a module that can have the focus by itself as it is', () => {
  const { interaction, one } = start();
  one.marks.set('tabindex', '0');
  interaction.selected.set('one');
  vi.runAllTimers();
  giveFocus(new Place());
  expect([...one.marks]).toEqual([['tabindex', '0']]);
});

test('does nothing any more once the editor is left, nor for a module that is gone', () => {
  const { interaction, stop } = start();
  interaction.selected.set('gone');
  vi.runAllTimers();
  expect(active).toBe(body);
  interaction.selected.set('one');
  stop();
  vi.runAllTimers();
  interaction.selected.set('two');
  vi.runAllTimers();
  expect(active).toBe(body);
});
