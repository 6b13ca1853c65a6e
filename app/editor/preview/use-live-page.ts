import { type RefObject, useEffect } from 'react';
import { useChanges, useEditor } from '../core/use-editor.ts';
import { refreshFrame } from './fresh-page.ts';

/** Whoever types is not asked after at every letter; what was typed is saved by then. */
const pause = 250;

/** Brings what is saved into every frame of the preview, as soon as it is saved: own words and those of colleagues. */
export function useLivePage(frames: RefObject<Set<HTMLIFrameElement>>, address: string | null): void {
  const editor = useEditor();
  const round = useChanges();
  useEffect(() => editor.flushText(), [editor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` rises with every change of the draft
  useEffect(() => {
    if (address === null) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const render = async () => {
      const html = await fetch(address, { signal })
        .then((answer) => answer.text())
        .catch(() => null);
      // Without the server the preview goes on showing what it showed; the toolbar says that it is away.
      if (html === null || signal.aborted) return;
      for (const frame of frames.current) void refreshFrame(frame, html);
    };
    const ask = () => {
      clearTimeout(timer);
      if (editor.queue.entries.length === 0) timer = setTimeout(() => void render(), pause);
    };
    const stop = editor.queue.state.subscribe(ask);
    ask();
    return () => {
      ending.abort();
      clearTimeout(timer);
      stop();
    };
  }, [editor, round, address, frames]);
}
