import { grounds } from '../grounds.ts';
import { hash, noise } from '../noise.ts';
import type { Hair, Plate, Surface, Thing, Vector } from '../plate.ts';

/** A sea cable of 1928, cut open in steps: eight cores of copper in paper, lead, jute, tarred hemp. Centimetres. */
type Layer = { radius: number /** Where it ends along the cable. */; until: number };
const hemp: Layer = { radius: 3.1, until: 9 };
const jute: Layer = { radius: 2.45, until: 16 };
const lead: Layer = { radius: 1.95, until: 23 };
const paper: Layer = { radius: 0.47, until: 31 };
const copper: Layer = { radius: 0.24, until: 35.5 };
const begin = -16;
const axis = 3.15;
const hempYarns = 17;
const juteYarns = 26;

const part = ['hemp', 'jute', 'lead', 'paper', 'copper'] as const;
type Part = (typeof part)[number];
type Found = { part: Part; distance: number };

/** Yarns that go round: `turn` is how far a yarn goes round in one centimetre, in radians. */
function yarned(u: number, v: number, s: number, { radius, until }: Layer, yarns: number, turn: number): number {
  const around = Math.atan2(v, u) + s * turn;
  const ridge = Math.abs(Math.sin((around * yarns) / 2));
  const wave = 0.05 * Math.sin(s * 0.8 + around);
  const across = Math.hypot(u, v) - radius - wave + ((2.4 * radius) / yarns) * (1 - ridge) ** 2;
  return Math.max(across * 0.7, s - until - 0.25 * hash(Math.floor((around * yarns) / 2 / Math.PI), yarns, 5));
}

function smooth(u: number, v: number, s: number, { radius, until }: Layer): number {
  return Math.max(Math.hypot(u, v) - radius, s - until);
}

/** Seven cores around one; they spread a little where nothing holds them. */
function core(number: number, s: number): { u: number; v: number } {
  if (number === 7) return { u: 0, v: 0 };
  const spread = s > lead.until ? 1 + 0.028 * (s - lead.until) ** 1.35 * (0.7 + 0.6 * hash(number, 2, 9)) : 1;
  const angle = (number * 2 * Math.PI) / 7 + s * 0.035;
  return { u: 1.12 * spread * Math.cos(angle), v: 1.12 * spread * Math.sin(angle) };
}

function coresDistance(u: number, v: number, s: number, { radius, until }: Layer): number {
  let best = Number.POSITIVE_INFINITY;
  for (let number = 0; number < 8; number += 1) {
    const middle = core(number, s);
    const end = until + 2.2 * (hash(number, 4, 4) - 0.5);
    best = Math.min(best, Math.max(Math.hypot(u - middle.u, v - middle.v) - radius, s - end));
  }
  return best * 0.85;
}

/** The paper is a band wound around each core: its edge stands up a little. */
function paperDistance(u: number, v: number, s: number): number {
  const edge = (0.03 * (((s * 1.15 + Math.atan2(v, u) * 0.16) % 1) + 1)) % 1;
  return coresDistance(u, v, s, { ...paper, radius: paper.radius + edge * 0.03 });
}

function nearest(x: number, y: number, z: number): Found {
  const [s, u, v] = [x, z, y - axis];
  const layers: [Part, number][] = [
    ['hemp', yarned(u, v, s, hemp, hempYarns, 0.24)],
    ['jute', yarned(u, v, s, jute, juteYarns, -0.42)],
    ['lead', smooth(u, v, s, lead) + 0.012 * noise(s * 1.3, u * 2, v * 2)],
    ['paper', paperDistance(u, v, s)],
    ['copper', coresDistance(u, v, s, copper)],
  ];
  const [name, distance] = layers.reduce((best, each) => (each[1] < best[1] ? each : best));
  return { part: name, distance: Math.max(distance, begin - s) };
}

function surfaceOf(name: Part, s: number, u: number, v: number): Surface {
  const fine = noise(s * 7, u * 9, v * 9);
  const wide = noise(s * 0.5, u, v);
  const tone = 0.55 + 0.5 * fine + 0.25 * wide;
  switch (name) {
    case 'hemp':
      return { colour: [0.085 * tone, 0.05 * tone, 0.026 * tone], roughness: 0.42, sheen: 0.1 };
    case 'jute':
      return { colour: [0.4 * tone, 0.25 * tone, 0.11 * tone], roughness: 0.95, sheen: 0.3 };
    case 'lead':
      return {
        colour: [0.42 + 0.1 * wide, 0.44 + 0.1 * wide, 0.47 + 0.1 * wide],
        roughness: 0.34 + 0.12 * fine,
        isMetal: true,
      };
    case 'paper':
      return {
        colour: [0.6 * (0.8 + 0.25 * wide), 0.47 * (0.8 + 0.25 * wide), 0.28 * (0.8 + 0.2 * wide)],
        roughness: 0.7,
      };
    case 'copper':
      return { colour: [0.92, 0.44 + 0.06 * fine, 0.23], roughness: 0.2 + 0.1 * fine, isMetal: true };
  }
}

const thing: Thing = {
  distance: (x, y, z) => nearest(x, y, z).distance,
  surface(x, y, z) {
    return surfaceOf(nearest(x, y, z).part, x, z, y - axis);
  },
};

/** Threads that come loose where hemp and jute were cut. */
function hairs(): Hair[] {
  return Array.from({ length: 420 }, (_, number) => {
    const random = (salt: number) => hash(number, salt, 1928);
    const layer = number % 3 === 0 ? hemp : jute;
    const side = random(1) * 2 * Math.PI;
    const isEnd = random(6) < 0.7;
    const from = isEnd ? layer.until - 0.2 : begin + random(2) * (layer.until - begin);
    const place = (far: number, on: number): Vector => [from + on, axis + Math.sin(side) * far, Math.cos(side) * far];
    const reach = 0.3 + 1.1 * random(3) ** 2;
    const tone = layer === hemp ? 0.3 : 0.75 + 0.5 * random(5);
    return {
      root: place(layer.radius - 0.1, 0),
      bend: place(layer.radius + reach * 0.3, 0.5 * reach),
      tip: place(layer.radius + reach * (random(4) - 0.2), reach * 1.3),
      colour: [0.42 * tone, 0.27 * tone, 0.12 * tone],
    };
  });
}

export function telephoneCable(): Plate {
  return {
    camera: { from: [26, 44, -74], to: [10.5, 0.5, 0], opening: 31 },
    thing,
    table: grounds.cc01,
    box: [
      [-17, 0, -6],
      [38, 9, 6],
    ],
    hairs: hairs(),
  };
}
