import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { ModuleNode } from '#app/cms/node.ts';
import type { Observable } from '#app/drafting/observable.ts';
import { afterPaint } from './after-paint.ts';
import type { Editor } from './editor.ts';

/** The editor object itself never changes; what it holds is watched with the hooks below. */
export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('Editor parts stand inside EditPage.');
  return editor;
}

export function useObservable<Value>(observable: Observable<Value>): Value {
  return useSyncExternalStore(observable.subscribe, observable.get, observable.get);
}

/** One part of an observable value; renders again only when that part is another value. */
export function usePart<Value, Part>(observable: Observable<Value>, part: (value: Value) => Part): Part {
  const read = () => part(observable.get());
  return useSyncExternalStore(observable.subscribe, read, read);
}

/** The same for what tells of a command: it is rendered with the picture after the one that shows the command itself. */
export function usePartAfterPaint<Value, Part>(observable: Observable<Value>, part: (value: Value) => Part): Part {
  const subscribe = useCallback(
    (listener: () => void) => observable.subscribe(() => afterPaint(listener)),
    [observable],
  );
  const read = () => part(observable.get());
  return useSyncExternalStore(subscribe, read, read);
}

/** One module; renders again only when that module changes. */
export function useModule(id: string | null): ModuleNode | undefined {
  const { content } = useEditor();
  const subscribe = useCallback((listener: () => void) => content.subscribe(id ?? '', listener), [content, id]);
  const read = () => content.get(id);
  return useSyncExternalStore(subscribe, read, read);
}

export function useModuleFields(id: string): Record<string, unknown> | null {
  const editor = useEditor();
  const subscribe = useCallback((listener: () => void) => editor.content.subscribe(id, listener), [editor, id]);
  const read = () => editor.fields.of(id);
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
