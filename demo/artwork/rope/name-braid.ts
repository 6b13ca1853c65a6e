import { itemAt } from '../item-at.ts';

/** Where two neighbouring leads of a braid change places, and at which angle around the middle. */
export type Crossing = { letter: string; pair: 0 | 1; angle: number };

/** A strand that closes: how often it runs around, and the lead it is in before each of these turns. */
export type ClosedStrand = { starts: number[] };

/** A closed braid of three leads; `leads` 0 is the innermost. */
export type NameBraid = { crossings: Crossing[]; strands: ClosedStrand[] };

/**
 * A name as a braid: every letter is a crossing, from A to M of the two outer leads, from N to Z of the two inner ones.
 * Titles are no part of a name, and accents no part of a letter. The same name always gives the same braid.
 */
export function nameBraid(name: string): NameBraid {
  const letters = lettersOf(name);
  const pairs = letters.map(pairOf);
  // A lead that is never crossed would be a ring beside the knot.
  if (!pairs.includes(0)) pairs[pairs.length - 1] = 0;
  if (!pairs.includes(1)) pairs[0] = 1;
  const breadths = letters.map((letter, index) => (itemAt(pairs, index) === 0 ? 1.45 : 0.9) + placeOf(letter) / 60);
  const whole = breadths.reduce((sum, breadth) => sum + breadth, 0);
  let gone = 0;
  const crossings = letters.map((letter, index): Crossing => {
    const breadth = itemAt(breadths, index);
    gone += breadth;
    return { letter, pair: itemAt(pairs, index), angle: ((gone - breadth / 2) / whole) * 2 * Math.PI };
  });
  return { crossings, strands: strandsOf(pairs) };
}

/** What a name is spelled with, in small letters of the Latin alphabet. */
export function lettersOf(name: string): string[] {
  const bare = name
    .replace(/\p{L}+\.\s*/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
  return [...bare];
}

function pairOf(letter: string): 0 | 1 {
  return placeOf(letter) < 13 ? 1 : 0;
}

function placeOf(letter: string): number {
  return letter.charCodeAt(0) - 97;
}

/** The lead after one turn, for a strand that begins the turn in this one. */
function leadAfter(pairs: readonly (0 | 1)[], lead: number): number {
  return pairs.reduce((now: number, pair) => (now === pair ? pair + 1 : now === pair + 1 ? pair : now), lead);
}

function strandsOf(pairs: readonly (0 | 1)[]): ClosedStrand[] {
  const strands: ClosedStrand[] = [];
  for (const first of [0, 1, 2]) {
    if (strands.some(({ starts }) => starts.includes(first))) continue;
    const starts = [first];
    for (let lead = leadAfter(pairs, first); lead !== first; lead = leadAfter(pairs, lead)) starts.push(lead);
    strands.push({ starts });
  }
  return strands;
}
