import { m } from '#app/i18n/paraglide/messages.js';
import { isTyped } from '#app/inspector/text/stored-text.ts';
import { announce } from '../commands/module-commands.ts';
import type { Editor } from '../core/editor.ts';
import type { Presence } from '../presence/presence.ts';
import { startDragging } from './drag/drag.ts';
import { insertGap } from './drag/insert-gap.ts';
import { holdFocus } from './hold-focus.ts';
import { watchKeys } from './keys.ts';
import { createOverlay } from './overlay/overlay.ts';
import { markTargets } from './overlay/target-marks.ts';
import { watchClipboard } from './paste/module-clipboard.ts';
import { writeCaret } from './text/caret.ts';
import { type MountedText, mountText } from './text/mount-text.ts';
import { stayInText } from './text/stay-in-text.ts';
import { typeAhead } from './text/type-ahead.ts';

const gapIntent = 150;

/** One set of delegated listeners for the whole page; modules themselves know nothing of it. */
export function startCanvas(editor: Editor, page: HTMLElement, colleagues: Presence): () => void {
  const { interaction } = editor;
  const ending = new AbortController();
  const { signal } = ending;
  let text: (MountedText & { element: HTMLElement }) | null = null;
  let gapTimer: ReturnType<typeof setTimeout> | undefined;

  const elementOf = (id: string) => page.querySelector<HTMLElement>(`[data-m="${CSS.escape(id)}"]`);
  const leaveText = () => {
    text?.leave();
    text = null;
    overlay.calm(false);
  };
  const overlay = createOverlay(editor, colleagues, { leaveText, enterText, elementOf });
  const stopDragging = startDragging(editor, {
    page,
    handle: overlay.handle,
    showDrop: overlay.showDrop,
    elementOf,
  });

  const early = typeAhead(editor, signal);

  /** A new module is written in at once; one without words shows its form. */
  function begin(id: string) {
    // Another has been inserted since: it is that one's turn.
    if (interaction.begun.get() !== id) return;
    interaction.begun.set(null);
    const module = elementOf(id);
    if (!module) return early.forget();
    module.scrollIntoView({ block: 'nearest' });
    const texts = textsIn(module);
    const required = texts.find(({ dataset }) => editor.fieldOf(id, dataset.f ?? '')?.required);
    // What has been typed already goes into some text rather than nowhere.
    const first = required ?? (early.hasWords() ? texts[0] : undefined);
    if (first && (!interaction.inspector.get() || early.hasWords())) enterText(first);
    else interaction.inspector.set(true);
    if (text) early.into(text.view);
    else early.forget();
  }

  /** The words of a module that are written where they stand. */
  function textsIn(module: HTMLElement): HTMLElement[] {
    return [...module.querySelectorAll<HTMLElement>('[data-f]')].filter((one) => {
      const owner = one.closest<HTMLElement>('[data-m]');
      const field = owner === module && editor.fieldOf(module.dataset.m ?? '', one.dataset.f ?? '');
      return field && isTyped(field);
    });
  }

  function enterText(element: HTMLElement) {
    if (text?.element === element) return;
    const module = element.closest<HTMLElement>('[data-m]');
    const id = module?.dataset.m;
    const path = element.dataset.f;
    const field = id && path ? editor.fieldOf(id, path) : null;
    leaveText();
    if (!id || !path || !field || !isTyped(field)) return;
    const view = mountText(editor, { element, id, path });
    text = view && { ...view, element };
    const writer = colleagues.people.get().find((person) => person.module === id && person.field === path);
    if (writer) announce(editor, m.editor_person_writes({ name: writer.name }));
  }

  async function reenter() {
    const field = interaction.editing.get();
    leaveText();
    // The new element is drawn with the new words first.
    await Promise.resolve();
    const place = field && elementOf(field.id)?.querySelector<HTMLElement>(`[data-f="${CSS.escape(field.path)}"]`);
    if (place) enterText(place);
    return text?.view ?? null;
  }

  /** The same text at the same letter, as far as there are letters. */
  function resume() {
    const place = interaction.resumed.get();
    if (!place) return;
    interaction.resumed.set(null);
    const element = elementOf(place.id)?.querySelector<HTMLElement>(`[data-f="${CSS.escape(place.path)}"]`);
    if (!element) return;
    enterText(element);
    if (text) writeCaret(text.view, element, { kind: 'characters', anchor: place.at, head: place.at });
  }

  page.addEventListener('keydown', (event) => text && event.key.length === 1 && overlay.calm(true), { signal });
  page.addEventListener('mouseover', (event) => overlay.hover(moduleAt(event.target)), { signal });
  page.addEventListener('mouseleave', () => overlay.hover(null), { signal });
  document.addEventListener(
    'mousemove',
    (event) => {
      overlay.calm(false);
      clearTimeout(gapTimer);
      if (!(event.target instanceof Element) || !page.contains(event.target)) return;
      const gap = insertGap(editor, event.target, event.clientY);
      if (!gap) return overlay.offerInsert(null);
      gapTimer = setTimeout(() => overlay.offerInsert(gap), gapIntent);
    },
    { signal, passive: true },
  );
  page.addEventListener(
    'click',
    (event) => {
      if (followsLinks(event) || !moduleAt(event.target)) return;
      // Links and summaries of the page stand still while one edits; Ctrl-click follows them.
      if ((event.target as Element).closest('a, button, summary, label')) event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  page.addEventListener(
    'mouseup',
    (event) => {
      if (event.button !== 0 || followsLinks(event)) return;
      const module = moduleAt(event.target);
      const field = (event.target as Element).closest<HTMLElement>('[data-f]');
      const texts = module ? textsIn(module) : [];
      interaction.selected.set(module?.dataset.m ?? null);
      if (field && texts.includes(field)) return enterText(field);
      leaveText();
      const node = editor.content.get(module?.dataset.m ?? null);
      const isWordless = texts.length === 0 && node?.parent_id !== null;
      if (node && (isWordless || onlyNamed.has(node.model))) interaction.inspector.set(true);
    },
    { signal },
  );
  document.addEventListener(
    'focusin',
    (event) => {
      const target = event.target as Element;
      if (text && !text.element.contains(target) && !target.closest('[data-text-tools]')) leaveText();
    },
    { signal },
  );
  watchClipboard(editor, { signal, elementOf, isTyping: () => text !== null });
  const stops = [
    markTargets(editor, page),
    holdFocus(editor, elementOf),
    // After the page is drawn anew: where the module stands then is where it is lit.
    interaction.flash.subscribe(() => queueMicrotask(() => light(elementOf(interaction.flash.get()?.id ?? '')))),
    interaction.lit.subscribe(() => {
      for (const id of interaction.lit.get()) tint(elementOf(id));
    }),
    // First the module is seen, then the caret: to mount the text takes as long as to draw the picture that waits for it.
    interaction.begun.subscribe(() => {
      const id = interaction.begun.get();
      if (id) afterFrames(3, () => begin(id));
    }),
    interaction.resumed.subscribe(resume),
    stayInText(page, { writing: () => text, reenter }),
  ];
  resume();
  watchKeys(editor, { signal, leaveText, enterText, elementOf, isTyping: () => text !== null });

  return () => {
    leaveText();
    ending.abort();
    stopDragging();
    for (const stop of stops) stop();
    clearTimeout(gapTimer);
    overlay.remove();
  };
}

/** What has a title or a caption at most shows its form at once, as what has no words at all. */
const onlyNamed = new Set(['image', 'image-list', 'logo-list', 'video', 'audio', 'viewer', 'social-media', 'html']);

/**
 * Shows where a step has changed something, without stealing more scroll than it needs. It is lit and then no more: a
 * light that faded had the page drawn sixty times a second until it was out, and the next deed waited behind that.
 */
function light(element: HTMLElement | null) {
  if (!element) return;
  element.scrollIntoView({ block: 'nearest' });
  element.animate([{ outline: '3px solid #f3c73b' }, { outline: '3px solid #f3c73b' }], lit);
}

/** All of it is delay: between its beginning and its end nothing of it changes, so nothing is drawn. */
const lit = { delay: 900, duration: 1, fill: 'backwards' } as const;

function afterFrames(count: number, run: () => void): void {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, run) : run()));
}

/** Where a colleague has changed something: seen by whoever looks there, without moving the page. */
function tint(element: HTMLElement | null) {
  element?.animate([{ backgroundColor: 'rgb(243 199 59 / 30%)' }, { backgroundColor: 'transparent' }], {
    duration: 2000,
    composite: 'replace',
  });
}

function moduleAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-m]') : null;
}

function followsLinks(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}
