import { expect, test } from 'vitest';
import { entriesOf } from '../../site-for-tests.ts';
import { drawArtwork } from '../draw.ts';
import { itemAt } from '../item-at.ts';
import { randomFrom } from '../random.ts';
import { lettersOf, nameBraid } from './name-braid.ts';
import { nameTubes } from './name-tubes.ts';
import type { Tube } from './tube.ts';

const names = entriesOf('person').map(({ props }) => String(props.name));

test.each([
  ['Henrike Aldag', 'henrikealdag'],
  ['Prof. Dr. Ruth Sörensen', 'ruthsorensen'],
  ['Amina Yıldız', 'aminayildiz'],
  ['Ilse Maaßen', 'ilsemaassen'],
])('titles and accents are no letters of %s', (name, letters) => {
  expect(lettersOf(name).join('')).toBe(letters);
});

test('every letter is a crossing, in the order in which one reads', () => {
  const { crossings } = nameBraid('Ute Sievers');
  expect(crossings.map(({ letter }) => letter).join('')).toBe('utesievers');
  expect(crossings.map(({ angle }) => angle)).toEqual(crossings.map(({ angle }) => angle).sort((a, b) => a - b));
});

test('the strands of a knot run around three times in all, each lead once', () => {
  for (const name of names) {
    const starts = nameBraid(name).strands.flatMap((strand) => strand.starts);
    expect(starts.toSorted(), name).toEqual([0, 1, 2]);
  }
});

test('the same name always gives the same knot, and no two people of the museum have the same', () => {
  const drawn = names.map(knotOf);
  expect(names.map(knotOf)).toEqual(drawn);
  expect(new Set(drawn).size).toBe(names.length);
  const words = names.map((name) =>
    nameBraid(name)
      .crossings.map(({ pair }) => pair)
      .join(''),
  );
  expect(new Set(words).size).toBe(names.length);
});

test('as many places cross as the name has letters, and a strand lies above and below in turn', () => {
  for (const name of names) {
    const depths = crossingDepths(nameTubes(nameBraid(name), { width: 480, height: 480, random: randomFrom(name) }));
    expect(depths.length, name).toBe(lettersOf(name).length);
    for (const apart of depths) expect(apart, name).toBeGreaterThan(0.5);
  }
});

function knotOf(name: string): string {
  return drawArtwork({ method: 'nameKnot', seed: name, theme: 'cc01', width: 480, height: 480 });
}

type Corner = { x: number; y: number; z: number };

/** How far apart in depth two strands are in every place where their middle lines meet in the picture. */
function crossingDepths(tubes: readonly Tube[]): number[] {
  const lines = tubes.map((tube) => Array.from({ length: 600 }, (_, at): Corner => tube(at / 600)));
  const sides = lines.flatMap((line, of) =>
    line.map((from, at) => ({ from, to: itemAt(line, (at + 1) % 600), of, at })),
  );
  const depths: number[] = [];
  for (const [index, one] of sides.entries())
    for (const other of sides.slice(index + 1)) {
      const gap = Math.abs(one.at - other.at);
      if (one.of === other.of && (gap < 2 || gap > 598)) continue;
      const depth = depthBetween(one, other);
      if (depth !== null) depths.push(depth);
    }
  return depths;
}

type Side = { from: Corner; to: Corner };

function depthBetween(one: Side, other: Side): number | null {
  const [ax, ay] = [one.to.x - one.from.x, one.to.y - one.from.y];
  const [bx, by] = [other.to.x - other.from.x, other.to.y - other.from.y];
  const turn = ax * by - ay * bx;
  if (turn === 0) return null;
  const [dx, dy] = [other.from.x - one.from.x, other.from.y - one.from.y];
  const [t, u] = [(dx * by - dy * bx) / turn, (dx * ay - dy * ax) / turn];
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? Math.abs(one.from.z - other.from.z) : null;
}
