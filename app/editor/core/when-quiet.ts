import { whenIdle } from '#app/ui/when-idle.ts';
import type { Editor } from './editor.ts';

/** Runs after the start and after each change of the page, once nothing has changed for so long and the browser has time; until called off. */
export function whenQuiet({ content, payload }: Editor, quietMs: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let callOff = () => {};
  const wait = () => {
    clearTimeout(timer);
    callOff();
    timer = setTimeout(() => {
      callOff = whenIdle(run);
    }, quietMs);
  };
  wait();
  const stops = [content.subscribe('any', wait), payload.subscribe(wait)];
  return () => {
    clearTimeout(timer);
    callOff();
    for (const stop of stops) stop();
  };
}
