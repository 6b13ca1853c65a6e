/** What the bench knows inside of the page. */
type Watch = {
  /** When the first click worked, in milliseconds of this page. */
  usableAt: number;
  /** Every event that took a frame or more, as the browser reports it: from the key to the next picture. */
  timed: { name: string; duration: number }[];
  /** From the finger's lift to the caret in a field. */
  carets: number[];
  /** How often React rendered something while a letter was taken in, and how often in all. */
  rendered: { byLetters: number; inAll: number };
  /** Changes of the page's own elements outside of the field that is written in. */
  outside: number;
};

type Watched = typeof globalThis & { foyerWatch: Watch; __REACT_DEVTOOLS_GLOBAL_HOOK__: object };

/** Runs in the page from its first moment. It must stand alone: Playwright sends its words, not what it refers to. */
export function watchPage(): void {
  const page = globalThis as Watched;
  const watch: Watch = { usableAt: 0, timed: [], carets: [], rendered: { byLetters: 0, inAll: 0 }, outside: 0 };
  page.foyerWatch = watch;
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) watch.timed.push({ name, duration });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  // The overlay comes in the same moment as the listeners of the page.
  const look = () => {
    if (document.querySelector('[data-editor-overlay]')) watch.usableAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  addEventListener('mouseup', (event) => {
    const field = document.activeElement;
    const { anchorNode } = document.getSelection() ?? {};
    if (field?.matches('.ProseMirror') && field.contains(anchorNode ?? null))
      watch.carets.push(performance.now() - event.timeStamp);
  });

  // A letter: from its key to the end of what its input set going at once; React renders within a few turns of that.
  let isLetter = false;
  // A key that stops on its way, as Escape does, would never end.
  const begin = (event: Event) => {
    isLetter = !(event instanceof KeyboardEvent) || event.key.length === 1;
  };
  const end = (turns = 20) => {
    if (turns > 0) queueMicrotask(() => end(turns - 1));
    else isLetter = false;
  };
  addEventListener('keydown', begin, true);
  addEventListener('keydown', () => end());
  addEventListener('beforeinput', begin, true);
  addEventListener('input', () => end());
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot() {
      watch.rendered.inAll += 1;
      if (isLetter) watch.rendered.byLetters += 1;
    },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  };
}

/** Counts from now on, at the place that is written in. */
export function countFromHere(): void {
  const { foyerWatch: watch } = globalThis as Watched;
  Object.assign(watch, { timed: [], outside: 0, rendered: { byLetters: 0, inAll: 0 } });
  new MutationObserver((records) => {
    watch.outside += records.filter(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return !element?.closest('.ProseMirror');
    }).length;
  }).observe(document.querySelector('main') as Element, { subtree: true, childList: true, characterData: true });
}

/** What was counted; the events are taken out. */
export function counted(): Watch {
  const { foyerWatch: watch } = globalThis as Watched;
  const now = { ...watch, rendered: { ...watch.rendered } };
  Object.assign(watch, { timed: [], carets: [] });
  return now;
}

/** How many letters of the paragraph stand before the place of the pointer, or before the caret. */
export function lettersBefore(point: { x: number; y: number } | null): number {
  const selection = document.getSelection();
  const at = point ? document.caretPositionFromPoint(point.x, point.y) : null;
  const [node, offset] = at ? [at.offsetNode, at.offset] : [selection?.focusNode, selection?.focusOffset ?? 0];
  const paragraph = (node instanceof Element ? node : node?.parentElement)?.closest('p');
  if (!node || !paragraph) return point ? -1 : -2;
  const range = document.createRange();
  range.setStart(paragraph, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

/** Milliseconds from the first of these letters' key until the journal of the browser holds them; 5,000 when never. */
export async function untilInJournal({ words, since }: { words: string; since: number }): Promise<number> {
  const database = await new Promise<IDBDatabase>((done) => {
    const asked = indexedDB.open('foyer-journal');
    asked.onsuccess = () => done(asked.result);
  });
  for (;;) {
    const rows = await new Promise<unknown[]>((done) => {
      const asked = database.transaction('entries').objectStore('entries').getAll();
      asked.onsuccess = () => done(asked.result);
    });
    const took = Date.now() - since;
    if (JSON.stringify(rows).includes(words) || took > 5000) {
      database.close();
      return took;
    }
    await new Promise((later) => setTimeout(later, 10));
  }
}
