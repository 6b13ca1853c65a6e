import { itemAt } from '../item-at.ts';
import { speedAt, type Tube, type Yarn } from './tube.ts';

/** A yarn and the length along the rope that belongs to it. */
type KnotYarn = { yarn: Yarn; spacing: number };

export type KnotPiece = { yarns: KnotYarn[]; depth: number };

// In radii of the rope. A long rope takes coarser yarn, or the picture grows too heavy to send.
const finestSpacing = 0.125;
const yarnsOfWhole = 560;
const yarnsPerPiece = 6;

/** Cuts a closed rope into short pieces that can be painted in order of their depth. */
export function cutIntoPieces(tube: Tube, mostYarns = yarnsOfWhole): KnotPiece[] {
  const spacings = evenSpacings(tube, mostYarns);
  const pieces: KnotPiece[] = [];
  let s = 0;
  for (let index = 0; index < spacings.length; index += yarnsPerPiece) {
    const yarns = spacings.slice(index, index + yarnsPerPiece).map((spacing) => {
      s += spacing;
      return placeYarn(tube, s - spacing / 2, spacing);
    });
    pieces.push({ yarns, depth: tube(itemAt(yarns, Math.floor(yarns.length / 2)).yarn.s).z });
  }
  return pieces;
}

function placeYarn(tube: Tube, s: number, spacing: number): KnotYarn {
  const place = tube(s);
  return { yarn: { tube, s, advance: (0.75 * place.radius) / speedAt(place), samples: 3 }, spacing };
}

// The last yarn must meet the first, so the spacing is stretched until a whole number fits.
function evenSpacings(tube: Tube, mostYarns: number): number[] {
  const yarnSpacing = Math.max(finestSpacing, lengthInRadii(tube) / mostYarns);
  const spacings: number[] = [];
  let s = 0;
  while (s < 1) {
    const place = tube(s);
    const spacing = (yarnSpacing * place.radius) / speedAt(place);
    spacings.push(spacing);
    s += spacing;
  }
  return spacings.map((spacing) => spacing / s);
}

/** How long a closed rope is for its thickness. */
export function lengthInRadii(tube: Tube): number {
  const steps = Array.from({ length: 240 }, (_, index) => tube(index / 240));
  return steps.reduce((sum, place) => sum + speedAt(place) / place.radius / steps.length, 0);
}
