import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { dropTargetForExternal, monitorForExternal } from '@atlaskit/pragmatic-drag-and-drop/external/adapter';
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { autoScrollWindowForExternal } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/external';
import { moveTo } from '#app/editor/commands/arrange.ts';
import { announce } from '#app/editor/commands/module-commands.ts';
import type { Editor } from '#app/editor/core/editor.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { moduleName } from '#app/inspector/labels.ts';
import { isWelcome, receive } from '../paste/incoming.ts';
import { type Dropping, dropGap } from './drop-gap.ts';

type Stage = {
  page: HTMLElement;
  /** The only draggable thing: the modules themselves keep their text selectable. */
  handle: HTMLElement;
  showDrop(dropping: Dropping | null): void;
  elementOf(id: string): HTMLElement | null;
};

const kind = 'foyer-module';

/** Modules by their handle, files and addresses from outside: one line shows where either would stand. */
export function startDragging(editor: Editor, { page, handle, showDrop, elementOf }: Stage): () => void {
  let last: Dropping | null = null;
  const follow = (moving: string | null, { clientX, clientY }: { clientX: number; clientY: number }) => {
    last = dropGap(editor, { x: clientX, y: clientY, moving });
    showDrop(last);
  };
  const settle = () => {
    const dropped = last;
    last = null;
    showDrop(null);
    return dropped;
  };
  const faded = (id: unknown, on: boolean) => {
    const element = typeof id === 'string' ? elementOf(id) : null;
    element?.toggleAttribute('data-dragged', on);
  };
  return combine(
    draggableHandle(editor, handle),
    dropTargetForElements({ element: page, canDrop: ({ source }) => source.data.kind === kind }),
    monitorForElements({
      canMonitor: ({ source }) => source.data.kind === kind,
      onDragStart: ({ source }) => faded(source.data.id, true),
      onDrag: ({ source, location }) => follow(String(source.data.id), location.current.input),
      onDrop({ source, location }) {
        const id = String(source.data.id);
        faded(id, false);
        if (location.current.dropTargets.length) follow(id, location.current.input);
        const dropped = settle();
        // Escape, or let go outside the page: nothing happened.
        if (!dropped || !location.current.dropTargets.length) return;
        if (dropped.refusal) announce(editor, m.editor_said_not_here());
        else if (!isSamePlace(editor, id, dropped)) moveTo(editor, id, dropped.gap.spot);
      },
    }),
    dropTargetForExternal({ element: page, canDrop: ({ source }) => isWelcome(source) }),
    monitorForExternal({
      canMonitor: ({ source }) => isWelcome(source),
      onDrag: ({ location }) => follow(null, location.current.input),
      onDrop({ source, location }) {
        if (location.current.dropTargets.length) follow(null, location.current.input);
        const dropped = settle();
        // On a page without a container nothing stands to drop beside: it begins with what was dropped.
        const isBlank = editor.content.children(null).length === 0;
        if (location.current.dropTargets.length && (dropped || isBlank))
          void receive(editor, source, dropped?.gap.spot ?? null);
      },
    }),
    autoScrollWindowForElements(),
    autoScrollWindowForExternal(),
  );
}

/** The handle drags whatever is selected, shown by its name. */
function draggableHandle({ interaction, content }: Editor, handle: HTMLElement) {
  return draggable({
    element: handle,
    canDrag: () => interaction.selected.get() !== null,
    getInitialData: () => ({ kind, id: interaction.selected.get() }),
    onGenerateDragPreview: ({ nativeSetDragImage, source }) =>
      setCustomNativeDragPreview({
        nativeSetDragImage,
        render({ container }) {
          const label = document.createElement('div');
          label.className = 'ed-dragged';
          label.textContent = moduleName(content.get(String(source.data.id))?.model ?? '');
          container.append(label);
        },
      }),
    // The press has put the focus on the handle; whoever goes on with the keyboard means the module again.
    onDrop: () => handle.blur(),
  });
}

/** Let go where it was taken. */
function isSamePlace(editor: Editor, id: string, { gap: { spot } }: Dropping): boolean {
  const node = editor.content.get(id);
  if (spot.after === id) return true;
  const siblings = editor.content.children(spot.parent, spot.column);
  const before = siblings[siblings.findIndex((sibling) => sibling.id === id) - 1]?.id ?? null;
  return node?.parent_id === spot.parent && node.column_index === spot.column && before === spot.after;
}
