import { afterEach, expect, test, vi } from 'vitest';
import { loadWhenSeen } from './load-when-seen.ts';

afterEach(() => vi.unstubAllGlobals());

/** A slider of three pictures, and a browser that tells how much of it is seen. */
function slider() {
  const pictures = ['lazy', 'lazy', 'lazy'].map((loading) => ({ loading }));
  const observer = { threshold: 0, isWatching: false, see: (_part: number) => {} };
  class Observer {
    constructor(told: (entries: { isIntersecting: boolean }[]) => void, { threshold }: { threshold: number }) {
      observer.threshold = threshold;
      observer.see = (part) => observer.isWatching && told([{ isIntersecting: part >= threshold }]);
    }
    observe = () => {
      observer.isWatching = true;
    };
    disconnect = () => {
      observer.isWatching = false;
    };
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  // Proof: nothing else of an element is asked.
  const track = { querySelectorAll: () => pictures } as unknown as HTMLElement;
  return { track, pictures, observer };
}

test('pictures of a slider are loaded once, when a tenth of it is seen', () => {
  const { track, pictures, observer } = slider();
  loadWhenSeen(track);
  observer.see(0.09);
  expect(pictures.map(({ loading }) => loading)).toEqual(['lazy', 'lazy', 'lazy']);
  observer.see(0.1);
  expect(pictures.map(({ loading }) => loading)).toEqual(['eager', 'eager', 'eager']);
  expect([observer.threshold, observer.isWatching]).toEqual([0.1, false]);
});

test('a slider that is gone loads nothing any more', () => {
  const { track, pictures, observer } = slider();
  loadWhenSeen(track)();
  observer.see(1);
  expect(pictures[0]?.loading).toBe('lazy');
});
