import { type DragEvent, useState } from 'react';
import { useSubmit } from 'react-router';
import { dropSpot, type Placed } from './page-moves.ts';

type Part = 'before' | 'into' | 'behind';
type Over = { id: string; part: Part };

export type PageDrag = { of(id: string): ReturnType<typeof handlers> };

/** Pages are dragged by their names: the upper quarter of a row is before it, the lower one behind it, the middle inside. */
export function usePageDrag(pages: readonly Placed[], csrfToken: string): PageDrag {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<Over | null>(null);
  const submit = useSubmit();
  const drop = () => {
    const spot = dragged && over && dropSpot(pages, { id: dragged, on: over.id, part: over.part });
    setDragged(null);
    setOver(null);
    if (!dragged || !spot) return;
    const fields = {
      csrfmiddlewaretoken: csrfToken,
      command: `move:${dragged}`,
      parent: spot.parent ?? '',
      before: spot.before ?? '',
    };
    void submit(fields, { method: 'post', preventScrollReset: true });
  };
  const isAllowed = (on: string, part: Part) => dragged !== null && dropSpot(pages, { id: dragged, on, part }) !== null;
  return { of: (id) => handlers(id, { over, setDragged, setOver, drop, isAllowed }) };
}

type Dragging = {
  over: Over | null;
  setDragged(id: string | null): void;
  setOver(over: Over | null): void;
  drop(): void;
  isAllowed(on: string, part: Part): boolean;
};

function handlers(id: string, { over, setDragged, setOver, drop, isAllowed }: Dragging) {
  return {
    'data-drop': over?.id === id ? over.part : undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData('text/plain', id);
      event.dataTransfer.effectAllowed = 'move';
      setDragged(id);
    },
    onDragEnd: () => {
      setDragged(null);
      setOver(null);
    },
    onDragOver: (event: DragEvent) => {
      const part = partOf(event);
      if (!isAllowed(id, part)) return;
      event.preventDefault();
      if (over?.id !== id || over.part !== part) setOver({ id, part });
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      drop();
    },
  };
}

function partOf({ currentTarget, clientY }: DragEvent): Part {
  const { top, height } = currentTarget.getBoundingClientRect();
  const share = (clientY - top) / height;
  return share < 0.25 ? 'before' : share > 0.75 ? 'behind' : 'into';
}
