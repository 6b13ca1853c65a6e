import { fleet, greyBlue, ink, kalk, mennige, yellow } from '../palette.ts';
import { face, level, line, type Place, patch, type Span, solid, wallAcross, wallAlong } from './oblique.ts';
import { mud, stepFree, stone, white } from './paints.ts';

/** The building, cut open: roofs and the wall towards the viewer are taken away. Lengths in metres. */
const walk = { along: [0, 312], away: [0, 7.4] } as const;
const storey = 3.2;
const head = { along: [-56, 0], away: [-2.5, 10], storeys: 4 } as const;
const loft = { along: [0, 92], away: walk.away } as const;
const stage = { along: [262, 280], away: [1, 6.6], above: [0, 0.8] } as const;
const tar = { along: [82, 124], away: [-24, -16.5], above: [0, 2.4] } as const;

export function house(): string {
  return [
    ground(),
    longWalk(),
    ropeMachine(),
    ropewalkStage(),
    metres(),
    hacklingLoft(),
    headHouse(),
    wayIn(),
    tarKitchen(),
  ].join('');
}

function ground(): string {
  const beside = level({ along: [-78, 324], away: [-6, 12] }, 0);
  const yard = level({ along: [72, 140], away: [-27, -13] }, 0);
  return patch(beside, mud) + patch(yard, mud);
}

function longWalk(): string {
  const wall: Span = [0, storey];
  return (
    face(level(walk, 0), white) +
    face(wallAlong(walk.along, walk.away[1], wall), kalk) +
    windows([8, 306], { away: walk.away[1], above: [1.1, 2.5], every: 9.55 }) +
    face(wallAcross(walk.along[1], walk.away, wall), stone)
  );
}

/** Dark openings in a wall along the walk. */
function windows([from, to]: Span, { away, above, every }: { away: number; above: Span; every: number }): string {
  const count = Math.floor((to - from) / every);
  return Array.from({ length: count }, (_, index) => from + index * every)
    .map((at) => patch(wallAlong([at, at + every * 0.38], away, above), fleet))
    .join('');
}

/** The rope on its way through the hall, and the machine that lays it at half way. */
function ropeMachine(): string {
  const rope: [Place, Place] = [
    [24, 4.2, 0.5],
    [258, 4.2, 0.5],
  ];
  const lays = Array.from({ length: 78 }, (_, index) => 24 + index * 3)
    .map((at) =>
      line(
        [
          [at + 0.5, 4.2, 0.5],
          [at + 2.1, 4.2, 0.5],
        ],
        mennige,
        6.5,
      ),
    )
    .join('');
  const machine = solid(
    { along: [150, 164], away: [2.6, 5.8], above: [0, 1.5] },
    { end: ink, front: fleet, top: greyBlue },
  );
  return line(rope, ink, 9.5) + lays + machine;
}

function ropewalkStage(): string {
  const rows = Array.from({ length: 8 }, (_, row) => {
    const from = 284 + row * 3.1;
    return solid(
      { along: [from, from + 3.1], away: stage.away, above: [0, 0.3 + row * 0.28] },
      { end: white, front: kalk, top: white },
    );
  });
  const lift = solid({ along: [252, 257], away: [5, 7], above: [0, 4.4] }, { end: fleet, front: fleet, top: ink });
  return (
    rows.toReversed().join('') +
    solid(stage, { end: '#B8320F', front: '#B8320F', top: mennige }) +
    lift +
    arrows([252, 257], 5)
  );
}

/** Up and down, on the front of a lift. */
function arrows([from, to]: Span, away: number): string {
  const [left, middle, right] = [from + (to - from) * 0.25, (from + to) / 2, to - (to - from) * 0.25];
  const up: Place[] = [
    [left, away, 1.9],
    [right, away, 1.9],
    [middle, away, 2.45],
  ];
  const down: Place[] = [
    [left, away, 1.5],
    [right, away, 1.5],
    [middle, away, 0.95],
  ];
  return patch(up, yellow) + patch(down, yellow);
}

/** Ticks along the near edge: short ones each 13 metres, long ones each 52. */
function metres(): string {
  return Array.from({ length: 25 }, (_, index) => index * 13)
    .map((at) => {
      const isLong = at % 52 === 0;
      return line(
        [
          [at, 0, 0],
          [at, isLong ? -1.7 : -0.9, 0],
        ],
        ink,
        isLong ? 2.6 : 1.4,
      );
    })
    .join('');
}

function hacklingLoft(): string {
  const above: Span = [storey, 2 * storey];
  const [from, to] = loft.along;
  const benches = Array.from({ length: 8 }, (_, index) => 14 + index * 9)
    .toReversed()
    .map((at) =>
      solid(
        { along: [at, at + 4.6], away: [2.2, 5.6], above: [storey, storey + 0.9] },
        { end: ink, front: '#4C5458', top: '#7A8285' },
      ),
    );
  return (
    face(level(loft, storey), white) +
    line(
      [
        [from, 0, storey],
        [to, 0, storey],
      ],
      ink,
      5,
    ) +
    face(wallAlong([from, to], loft.away[1], above), kalk) +
    windows([from + 6, to - 3], { away: loft.away[1], above: [storey + 1.3, storey + 2.4], every: 8.4 }) +
    face(wallAcross(to, loft.away, above), stone) +
    benches.join('')
  );
}

function headHouse(): string {
  const [from, to] = head.along;
  const back = head.away[1];
  const height = head.storeys * storey;
  const floors = Array.from({ length: head.storeys - 1 }, (_, index) => (index + 1) * storey).map((above) => {
    const slab = level({ along: head.along, away: [5.6, back] }, above);
    return (
      face(slab, white) +
      line(
        [
          [from, 5.6, above],
          [to, 5.6, above],
        ],
        ink,
        4,
      )
    );
  });
  const openings = Array.from({ length: head.storeys }, (_, index) => index * storey).map((above) =>
    windows([from + 22, to], { away: back, above: [above + 1.1, above + 2.5], every: 8.4 }),
  );
  return (
    face(level(head, 0), white) +
    face(wallAlong(head.along, back, [0, height]), kalk) +
    openings.join('') +
    face(wallAcross(to, [5.6, back], [0, height]), stone) +
    solid({ along: [-17, -2], away: [6, 9.6], above: [0, 2.3] }, { end: ink, front: fleet, top: '#143B45' }) +
    floors.join('') +
    solid({ along: [-52, -40], away: [6.2, 9], above: [0, height + 0.4] }, { end: ink, front: fleet, top: ink }) +
    arrows([-50, -42], 6.2) +
    stairs() +
    solid({ along: [-30, -16], away: [0.4, 1.8], above: [0, 1.1] }, { end: ink, front: ink, top: '#4C5458' })
  );
}

/** From the foyer to the first floor. */
function stairs(): string {
  return Array.from({ length: 9 }, (_, step) => {
    const from = -39 + step * 1.5;
    return solid(
      { along: [from, from + 1.5], away: [3.4, 5.2], above: [0, ((step + 1) * storey) / 9] },
      { end: white, front: kalk, top: white },
    );
  })
    .toReversed()
    .join('');
}

/** The way without a step: from the pavement past the desk to the stage, and to both lifts. */
function wayIn(): string {
  const main: Place[] = [
    [-84, -4, 0],
    [-56, -1, 0],
    [-40, -1, 0],
    [-14, 1.6, 0],
    [248, 1.6, 0],
    [248, 4.4, 0],
  ];
  const toLift: Place[] = [
    [-44, -1, 0],
    [-46, 5.6, 0],
  ];
  return line(toLift, stepFree, 5) + line(main, stepFree, 5);
}

function tarKitchen(): string {
  const [from] = tar.along;
  const front = tar.away[0];
  const lights = Array.from({ length: 4 }, (_, index) => from + 8 + index * 8.4)
    .map((at) => face(wallAlong([at, at + 4.4], front, [0.8, 1.8]), yellow))
    .join('');
  const chimney = solid(
    { along: [from + 6, from + 11], away: [-19.5, -18], above: [2.4, 4.6] },
    { end: '#7F2208', front: '#B8320F', top: ink },
  );
  return solid(tar, { end: stone, front: kalk, top: ink }) + lights + chimney;
}
