import { type Hall, type Panel, project } from './hall.ts';

type Pane = { low: number; high: number; from: number; to: number };
type Corner = readonly [x: number, y: number, z: number];

/** Window panes on the left wall. */
export function windowPanes(hall: Hall): Panel[] {
  return panesOf(hall).map(({ low, high, from, to }) =>
    cornersOf(-hall.half, { low, high, from, to }).map((corner) => project(hall, corner)),
  );
}

/** Where the sun through those panes meets the floor and the right wall. */
export function sunPatches(hall: Hall): Panel[] {
  return panesOf(hall).flatMap((pane) => [onFloor(hall, pane), onWall(hall, pane)].filter((panel) => panel.length > 0));
}

function panesOf({ bays, bayLength }: Hall): Pane[] {
  return bays.flatMap((bay) =>
    [0, 1, 2].flatMap((column) =>
      [0, 1, 2, 3].map((row) => {
        const from = bay + bayLength * (0.02 + column * 0.185);
        const low = 0.8 + row * 0.5;
        return { low, high: low + 0.45, from, to: from + bayLength * 0.165 };
      }),
    ),
  );
}

function cornersOf(x: number, { low, high, from, to }: Pane): Corner[] {
  return [
    [x, low, from],
    [x, high, from],
    [x, high, to],
    [x, low, to],
  ];
}

function onFloor(hall: Hall, { low, high, from, to }: Pane): Panel {
  const highest = Math.min(high, 2 * hall.half * hall.sun.fall);
  if (highest <= low) return [];
  const land = (y: number, z: number) => {
    const across = y / hall.sun.fall;
    return project(hall, [-hall.half + across, 0, z + across * hall.sun.run]);
  };
  return [land(low, from), land(highest, from), land(highest, to), land(low, to)];
}

function onWall(hall: Hall, { low, high, from, to }: Pane): Panel {
  const drop = 2 * hall.half * hall.sun.fall;
  const lowest = Math.max(low, drop);
  if (high <= lowest) return [];
  const shift = 2 * hall.half * hall.sun.run;
  const pane = { low: lowest - drop, high: high - drop, from: from + shift, to: to + shift };
  return cornersOf(hall.half, pane).map((corner) => project(hall, corner));
}
