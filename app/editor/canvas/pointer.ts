import type { Editor } from '../core/editor.ts';
import { insertGap } from './drag/insert-gap.ts';
import type { Overlay } from './overlay/overlay.ts';
import { isStillPress } from './still-press.ts';
import type { TextSession } from './text/text-session.ts';

/** So long the pointer rests between two modules before an insertion is offered there. */
const gapIntentMs = 150;

/** What has a title or a caption at most shows its form at once, as what has no words at all. */
const onlyNamed = new Set(['image', 'image-list', 'logo-list', 'video', 'audio', 'viewer', 'social-media', 'html']);

type Canvas = { page: HTMLElement; session: TextSession; overlay: Overlay; signal: AbortSignal };

/** What a pointer does on the page: it looks, offers insertions, chooses modules and enters texts. */
export function watchPointer(editor: Editor, canvas: Canvas): void {
  const { page, overlay, signal } = canvas;
  let pressed: MouseEvent | null = null;
  page.addEventListener('mouseover', (event) => overlay.hover(moduleAt(event.target)), { signal });
  page.addEventListener('mouseleave', () => overlay.hover(null), { signal });
  page.addEventListener('click', keepStill, { signal, capture: true });
  page.addEventListener('mousedown', (event) => (pressed = event), { signal });
  document.addEventListener(
    'mouseup',
    (event) => {
      const target = pressed && meant(page, pressed, event);
      pressed = null;
      if (target && event.button === 0 && !followsLinks(event)) choose(editor, canvas, target);
    },
    { signal },
  );
  offerInsertions(editor, canvas);
}

/** Links and summaries of the page stand still while one edits; Ctrl-click follows them. */
function keepStill(event: MouseEvent): void {
  if (followsLinks(event) || !moduleAt(event.target)) return;
  if ((event.target as Element).closest('a, button, summary, label')) event.preventDefault();
  event.stopPropagation();
}

/**
 * What was pressed; a page that moves away under the hand before it lets go, because a picture or a colleague's line came,
 * changes nothing about that. Null when it was let go elsewhere.
 */
function meant(page: HTMLElement, pressed: MouseEvent, released: MouseEvent): Element | null {
  const isThere = pressed.target instanceof Element && pressed.target.isConnected;
  const element = isThere && isStillPress(pressed, released) ? pressed.target : released.target;
  return element instanceof Element && page.contains(element) ? element : null;
}

/** The module that was pressed, with the caret in its text or with its form. */
function choose(editor: Editor, { session }: Canvas, target: Element) {
  const { interaction } = editor;
  const module = moduleAt(target);
  const field = target.closest<HTMLElement>('[data-f]');
  const texts = module ? session.textsIn(module) : [];
  interaction.selected.set(module?.dataset.m ?? null);
  if (field && texts.includes(field)) return session.enter(field);
  const node = editor.content.get(module?.dataset.m ?? null);
  // Nothing stands there yet that could have been hit.
  const isBlank = module?.hasAttribute('data-blank') && node && session.enterWords(node.id);
  if (isBlank) return;
  session.leave();
  const isWordless = texts.length === 0 && node?.parent_id !== null;
  if (node && (isWordless || onlyNamed.has(node.model))) interaction.inspector.set(true);
}

function offerInsertions(editor: Editor, { page, overlay, signal }: Canvas): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (event: MouseEvent) => {
    overlay.calm(false);
    clearTimeout(timer);
    if (!(event.target instanceof Element) || !page.contains(event.target)) return;
    const gap = insertGap(editor, event.target, event.clientY);
    if (!gap) return overlay.offerInsert(null);
    timer = setTimeout(() => overlay.offerInsert(gap), gapIntentMs);
  };
  document.addEventListener('mousemove', look, { signal, passive: true });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function moduleAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-m]') : null;
}

function followsLinks(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}
