import { type DragEvent, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { dropSpot, type Placed } from './page-moves.ts';

type Part = 'before' | 'into' | 'behind';

/** What makes a row one that can be dragged and dropped on. */
export type PageDrag = { of(id: string): ReturnType<typeof handlers> };

/** Pages are dragged by their names: the upper quarter of a row is before it, the lower one behind it, the middle inside. */
export function usePageDrag(pages: readonly Placed[], csrfToken: string): PageDrag {
  // Read by the next event, which may come before React has rendered.
  const dragged = useRef<string | null>(null);
  const [over, setOver] = useState<{ id: string; part: Part } | null>(null);
  const submit = useSubmit();
  const spotOn = (on: string, part: Part) => dragged.current && dropSpot(pages, { id: dragged.current, on, part });
  const end = () => {
    dragged.current = null;
    setOver(null);
  };
  const drop = (on: string, part: Part) => {
    const [id, spot] = [dragged.current, spotOn(on, part)];
    end();
    if (!id || !spot) return;
    const { parent, before } = spot;
    const fields = { command: `move:${id}`, parent: parent ?? '', before: before ?? '' };
    void submit({ csrfmiddlewaretoken: csrfToken, ...fields }, { method: 'post', preventScrollReset: true });
  };
  const start = (id: string) => {
    dragged.current = id;
  };
  const enter = (id: string, part: Part) => {
    if (over?.id !== id || over.part !== part) setOver({ id, part });
  };
  const partOver = (id: string) => (over?.id === id ? over.part : undefined);
  return {
    of: (id) => handlers(id, { start, enter, drop, end, partOver, isAllowed: (part) => Boolean(spotOn(id, part)) }),
  };
}

type Dragging = {
  start(id: string): void;
  enter(id: string, part: Part): void;
  drop(on: string, part: Part): void;
  end(): void;
  partOver(id: string): Part | undefined;
  isAllowed(part: Part): boolean;
};

function handlers(id: string, { start, enter, drop, end, partOver, isAllowed }: Dragging) {
  return {
    'data-drop': partOver(id),
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData('text/plain', id);
      event.dataTransfer.effectAllowed = 'move';
      start(id);
    },
    onDragEnd: end,
    onDragOver: (event: DragEvent) => {
      const part = partOf(event);
      if (!isAllowed(part)) return;
      event.preventDefault();
      enter(id, part);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      drop(id, partOf(event));
    },
  };
}

function partOf({ currentTarget, clientY }: DragEvent): Part {
  const { top, height } = currentTarget.getBoundingClientRect();
  const share = (clientY - top) / height;
  return share < 0.25 ? 'before' : share > 0.75 ? 'behind' : 'into';
}
