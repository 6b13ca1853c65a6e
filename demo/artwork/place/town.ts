import { filled, stroked } from '../canvas.ts';
import { fleet, ink, mennige, yellow } from '../palette.ts';
import { Path, type Point } from '../path.ts';
import { randomFrom } from '../random.ts';
import { mud, stepFree, white } from './paints.ts';

/** The surroundings from above, north on top; near the museum 1.35 to the metre. */
const perMetre = 1.35;
const width = 1240;
const height = 860;

/** The fleet comes from the east, passes the museum in the north and ends its walk in the west. */
const northBank: Point[] = [
  [1260, 366],
  [1090, 334],
  [900, 372],
  [700, 336],
  [500, 352],
  [330, 386],
  [216, 470],
  [150, 600],
  [96, 740],
  [20, 880],
];
const southBank: Point[] = [
  [1260, 462],
  [1090, 430],
  [900, 466],
  [700, 430],
  [520, 446],
  [394, 486],
  [312, 560],
  [262, 660],
  [214, 780],
  [160, 880],
];

const streets: Point[][] = [
  [
    [0, 128],
    [1240, 96],
  ],
  [
    [0, 262],
    [1240, 236],
  ],
  [
    [330, 534],
    [1240, 534],
  ],
  [
    [250, 706],
    [1240, 706],
  ],
  [
    [118, 0],
    [140, 430],
  ],
  [
    [420, 0],
    [420, 300],
  ],
  [
    [644, 0],
    [644, 330],
  ],
  [
    [864, 0],
    [864, 860],
  ],
  [
    [1084, 0],
    [1084, 860],
  ],
  [
    [640, 620],
    [640, 860],
  ],
  [
    [420, 660],
    [400, 860],
  ],
];

const steamHouse = [906, 482, 54, 30] as const;
const museum = { head: [756, 568, 44, 62], walk: [756 - 312 * perMetre, 588, 312 * perMetre, 22] } as const;

const bus: Point[] = [
  [1240, 40],
  [1084, 62],
  [1084, 534],
  [864, 534],
  [330, 534],
  [0, 566],
];

export function town(): string {
  return [
    blocks(),
    streets.map((street) => stroked(new Path().polyline(street), { color: white, width: 15 })).join(''),
    water(),
    crossings(),
    stroked(new Path().polyline(bus), { color: ink, width: 5 }),
    ferry(),
    reepwerk(),
    wayIn(),
    stops(),
    signs(),
  ].join('');
}

/** Houses of the town: uneven blocks, none in the water and none on the museum's ground. */
function blocks(): string {
  const random = randomFrom('town');
  const path = new Path();
  const side = { x: 73, y: 66 };
  for (let x = 12; x < width; x += side.x)
    for (let y = 10; y < height; y += side.y) {
      const off = () => random.between(-6, 6);
      const [w, h] = [52 + off(), 44 + off()];
      const corners: Point[] = [
        [x + off(), y + off()],
        [x + w, y + off()],
        [x + w + off(), y + h],
        [x + off(), y + h],
      ];
      const isTaken = isWater([x + w / 2, y + h / 2]) || isMuseum([x + w / 2, y + h / 2]);
      if (!isTaken && random.between(0, 1) > 0.12) path.polyline(corners, { closed: true });
    }
  return filled(path, mud);
}

function isMuseum([x, y]: Point): boolean {
  return y > 470 && y < 700 && x > 250 && x < 900;
}

function isWater([x, y]: Point): boolean {
  if (x < 420 && y > 360) return x > edgeAt(northBank, y, 1) - 60 && x < edgeAt(southBank, y, 1) + 50;
  return y > edgeAt(northBank, x, 0) - 42 && y < edgeAt(southBank, x, 0) + 42;
}

/** Where a bank stands at a place along one axis, between its two nearest points. */
function edgeAt(bank: readonly Point[], at: number, axis: 0 | 1): number {
  const pairs = bank.slice(1).map((point, index) => [bank[index] ?? point, point] as const);
  const pair = pairs.find(([a, b]) => Math.min(a[axis], b[axis]) <= at && at <= Math.max(a[axis], b[axis]));
  if (!pair) return bank.at(axis === 0 ? 0 : -1)?.[axis === 0 ? 1 : 0] ?? 0;
  const [a, b] = pair;
  const share = (at - a[axis]) / (b[axis] - a[axis]);
  const other = axis === 0 ? 1 : 0;
  return a[other] + share * (b[other] - a[other]);
}

function water(): string {
  const ripples = [0.3, 0.62].map((share) =>
    northBank.map(([x, y], index): Point => {
      const [southX, southY] = southBank[index] ?? [x, y];
      return [x + (southX - x) * share, y + (southY - y) * share];
    }),
  );
  const lines = ripples.map((ripple) => new Path().curve(ripple)).join('');
  return (
    filled(new Path().ribbon(northBank, southBank), fleet) +
    `<path fill="none" stroke="#3D5F68" stroke-width="1.6" stroke-dasharray="46 30" d="${lines}"/>`
  );
}

/** The bridge of the bus, the bascule bridge and the lock with its gates. */
function crossings(): string {
  const road = new Path().polyline([
    [1084, 318],
    [1084, 446],
  ]);
  const west = new Path().polyline([
    [330, 534],
    [84, 558],
  ]);
  const bridge = new Path().polyline([
    [864, 346],
    [864, 484],
  ]);
  const lock = new Path().polyline([
    [556, 326],
    [556, 462],
  ]);
  const gates = new Path()
    .polyline([
      [526, 374],
      [556, 386],
      [586, 374],
    ])
    .polyline([
      [526, 414],
      [556, 426],
      [586, 414],
    ]);
  return (
    stroked(road, { color: white, width: 22 }) +
    stroked(west, { color: white, width: 22 }) +
    stroked(bridge, { color: white, width: 22 }) +
    stroked(bridge, { color: ink, width: 12 }) +
    `<path fill="none" stroke="${white}" stroke-width="4" stroke-dasharray="14 8" d="${bridge}"/>` +
    stroked(lock, { color: white, width: 12 }) +
    stroked(gates, { color: white, width: 6 })
  );
}

/** Across the fleet, from the northern bank to the Reepsteg. */
function ferry(): string {
  const course = new Path().curve([
    [640, 338],
    [668, 372],
    [652, 408],
    [676, 438],
  ]);
  const piers = new Path().circle([640, 336], 8).circle([676, 440], 8);
  return (
    `<path fill="none" stroke="${yellow}" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 10" d="${course}"/>` +
    filled(piers, yellow) +
    stroked(piers, { color: ink, width: 2.5 })
  );
}

function reepwerk(): string {
  const [x, y, w, h] = museum.walk;
  const [headX, headY, headW, headH] = museum.head;
  const ticks = new Path();
  for (let metre = 0; metre <= 312; metre += 52)
    ticks.polyline([
      [headX - metre * perMetre, y + h],
      [headX - metre * perMetre, y + h + 10],
    ]);
  return (
    filled(new Path().polyline(corners(x, y, w, h), { closed: true }), mennige) +
    filled(new Path().polyline(corners(...steamHouse), { closed: true }), fleet) +
    filled(new Path().polyline(corners(headX, headY, headW, headH), { closed: true }), ink) +
    stroked(ticks, { color: ink, width: 2 })
  );
}

function corners(x: number, y: number, w: number, h: number): Point[] {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
}

/** The way without a step, from the stop and from the landing. */
function wayIn(): string {
  const door: Point = [800, 600];
  const fromStop: Point[] = [[864, 534], [864, 600], door];
  const fromLanding: Point[] = [
    [676, 440],
    [676, 516],
    [826, 516],
    [826, 600],
  ];
  return stroked(new Path().polyline(fromLanding).polyline(fromStop), { color: stepFree, width: 6 });
}

/** Where the bus stops: station, town hall, Langes Tau. */
function stops(): string {
  const path = new Path().circle([1084, 62], 10).circle([1084, 236], 10).circle([864, 534], 10);
  return filled(path, white) + stroked(path, { color: ink, width: 4 });
}

/** A scale of 100 metres and where north is. */
function signs(): string {
  const scale = new Path()
    .polyline([
      [930, 812],
      [930 + 100 * perMetre, 812],
    ])
    .polyline([
      [930, 804],
      [930, 820],
    ])
    .polyline([
      [930 + 100 * perMetre, 804],
      [930 + 100 * perMetre, 820],
    ]);
  const north = new Path()
    .polyline([
      [1180, 824],
      [1180, 766],
    ])
    .polyline([
      [1169, 781],
      [1180, 765],
      [1191, 781],
    ]);
  return stroked(scale, { color: ink, width: 3 }) + stroked(north, { color: ink, width: 3 });
}
