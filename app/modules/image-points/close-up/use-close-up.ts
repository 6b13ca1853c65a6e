import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { keptOnStage, panTo, type Size } from './geometry.ts';

const closest = 10;
/** How near a detail is looked at, as times the whole picture. */
const nearEnough = 4;
const stepOfKeys = 80;

/** Where the picture goes by a key: an arrow to the right looks to the right. */
const directions: Record<string, [x: number, y: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** A picture that is dragged, pinched, wheeled and moved by keys; `scale` is 1 while all of it is seen. */
export function useCloseUp(picture: Size): CloseUp {
  const stage = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const panzoom = useRef<PanzoomObject>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const [frame, moved] = [stage.current, surface.current];
    if (!frame || !moved) return;
    const made = Panzoom(moved, { minScale: 1, maxScale: closest, contain: 'outside', cursor: 'grab' });
    panzoom.current = made;
    const follow = () => setScale(made.getScale());
    moved.addEventListener('panzoomchange', follow);
    frame.addEventListener('wheel', made.zoomWithWheel, { passive: false });
    return () => {
      moved.removeEventListener('panzoomchange', follow);
      frame.removeEventListener('wheel', made.zoomWithWheel);
      made.destroy();
    };
  }, []);
  const act = (change: (made: PanzoomObject) => void) => {
    if (panzoom.current && surface.current) glide(surface.current, () => panzoom.current && change(panzoom.current));
  };
  const pan = (made: PanzoomObject, { scale, to }: { scale: number; to(stage: Size): { x: number; y: number } }) => {
    if (!stage.current) return;
    const size = { width: stage.current.clientWidth, height: stage.current.clientHeight };
    const { x, y } = keptOnStage(to(size), { stage: size, scale });
    // It would measure the surface before it has grown.
    made.pan(x, y, { ...still, contain: undefined });
  };
  const show = (place: { x: number; y: number }) =>
    act((made) => {
      const scale = Math.max(nearEnough, made.getScale());
      made.zoom(scale, still);
      pan(made, { scale, to: (size) => panTo(place, { stage: size, picture, scale }) });
    });
  const move = (x: number, y: number) =>
    act((made) => {
      const [{ x: fromX, y: fromY }, scale] = [made.getPan(), made.getScale()];
      pan(made, { scale, to: () => ({ x: fromX + (x * stepOfKeys) / scale, y: fromY + (y * stepOfKeys) / scale }) });
    });
  const closer = () => act((made) => made.zoomIn(still));
  const farther = () => act((made) => made.zoomOut(still));
  const whole = () => act((made) => made.reset(still));
  const steps: Record<string, () => void> = { '+': closer, '=': closer, '-': farther, '0': whole };
  const onKeyDown = (event: KeyboardEvent) => {
    const [direction, step] = [directions[event.key], steps[event.key]];
    if ((!direction && !step) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (direction) move(...direction);
    step?.();
  };
  return { stage, surface, scale, show, closer, farther, whole, onKeyDown };
}

/** Where a transition runs, Panzoom measures a surface on its way and keeps it off its place: it jumps, and we glide. */
const still = { animate: false };

/** Moves to where a change puts the surface; at once for whoever wants nothing to move. */
function glide(surface: HTMLElement, change: () => void): void {
  const before = getComputedStyle(surface).transform;
  change();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Panzoom writes in the next frame, and this comes after it.
  requestAnimationFrame(() => {
    const steps = [{ transform: before }, { transform: surface.style.transform }];
    surface.animate(steps, { duration: 400, easing: 'cubic-bezier(0.2, 0, 0, 1)' });
  });
}

type CloseUp = {
  stage: RefObject<HTMLDivElement | null>;
  surface: RefObject<HTMLDivElement | null>;
  scale: number;
  /** Brings a place of the picture, in thousandths of its size, to the middle. */
  show(place: { x: number; y: number }): void;
  closer(): void;
  farther(): void;
  whole(): void;
  onKeyDown(event: KeyboardEvent): void;
};
