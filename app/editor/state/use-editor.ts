import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { ModuleNode } from '#app/cms/node.ts';
import { afterPaint } from './after-paint.ts';
import type { Cell } from './cell.ts';
import type { Editor } from './editor.ts';

/** The editor object itself never changes; what it holds is watched with the hooks below. */
export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('Editor parts stand inside EditPage.');
  return editor;
}

export function useCell<Value>(cell: Cell<Value>): Value {
  return useSyncExternalStore(cell.subscribe, cell.get, cell.get);
}

/** One part of a cell; draws again only when that part is another value. */
export function usePart<Value, Part>(cell: Cell<Value>, part: (value: Value) => Part): Part {
  const read = () => part(cell.get());
  return useSyncExternalStore(cell.subscribe, read, read);
}

/** The same for what tells of a deed: it is drawn with the picture after the one that shows the deed itself. */
export function usePartAfterPaint<Value, Part>(cell: Cell<Value>, part: (value: Value) => Part): Part {
  const subscribe = useCallback((listener: () => void) => cell.subscribe(() => afterPaint(listener)), [cell]);
  const read = () => part(cell.get());
  return useSyncExternalStore(subscribe, read, read);
}

/** One module; draws again only when that module changes. */
export function useModule(id: string | null): ModuleNode | undefined {
  const { content } = useEditor();
  const subscribe = useCallback((listener: () => void) => content.subscribe(id ?? '', listener), [content, id]);
  const read = () => content.get(id);
  return useSyncExternalStore(subscribe, read, read);
}

export function useModuleFields(id: string): Record<string, unknown> | null {
  const editor = useEditor();
  const subscribe = useCallback((listener: () => void) => editor.content.subscribe(id, listener), [editor, id]);
  const read = () => editor.fieldsOf(id);
  return useSyncExternalStore(subscribe, read, read);
}

export function useStructure(): number {
  const { content } = useEditor();
  const subscribe = useCallback((listener: () => void) => content.subscribe('structure', listener), [content]);
  return useSyncExternalStore(subscribe, content.structureVersion, content.structureVersion);
}

export function useChanges(): number {
  const { content } = useEditor();
  const subscribe = useCallback((listener: () => void) => content.subscribe('any', listener), [content]);
  return useSyncExternalStore(subscribe, content.changeVersion, content.changeVersion);
}
