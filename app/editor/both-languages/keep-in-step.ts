import { ownSheet } from '../core/own-sheet.ts';
import { moduleSelector } from '../document/module-element.ts';
import type { Pair, Side } from './side.ts';

/** Scrolls both sides together, whichever of them is scrolled. Answers how to stop. */
export function scrollTogether({ start, end }: Pair, onScroll: (top: number) => void): () => void {
  const ending = new AbortController();
  let top = 0;
  const follow = (one: Side, other: Side) => {
    const listener = () => {
      // Where the other one has just been brought to.
      if (Math.abs(one.window.scrollY - top) < 1) return;
      top = one.window.scrollY;
      other.window.scrollTo({ top, behavior: 'instant' });
      onScroll(top);
    };
    one.window.addEventListener('scroll', listener, { signal: ending.signal, passive: true });
  };
  follow(start, end);
  follow(end, start);
  return () => ending.abort();
}

/** What is chosen on one side is lit on the other, and words that are only a copy are greyed. Answers how to stop. */
export function lightPartner(side: Side, partner: Side, copied: readonly string[]): () => void {
  const { sheet, remove } = ownSheet(side.window);
  const { selected } = partner.editor.interaction;
  const light = () => {
    const id = selected.get();
    const grey = copied.map((one) => `${moduleSelector(one)} [data-f]:not(.ProseMirror){opacity:.6}`);
    const band = id ? `${moduleSelector(id)}{outline:2px solid #a9bff3;outline-offset:4px}` : '';
    sheet.replaceSync(grey.join('') + band);
  };
  light();
  return all([selected.subscribe(light), remove]);
}

/** One person writes at one place: whoever chooses something on one side has let go of the other. Answers how to stop. */
export function chooseOnOneSide({ start, end }: Pair): () => void {
  const follow = ({ editor }: Side, { editor: other }: Side) =>
    editor.interaction.selected.subscribe(() => {
      if (editor.interaction.selected.get()) other.interaction.selected.set(null);
    });
  return all([follow(start, end), follow(end, start)]);
}

export function all(stops: readonly (() => void)[]): () => void {
  return () => {
    for (const stop of stops) stop();
  };
}
