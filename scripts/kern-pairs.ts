/** Two letters and the space between them beyond what the typeface gives, in its units. */
export type Kerning = { first: number; second: number; units: number };

const pairAdjustment = 2;
const extension = 9;
const byClasses = 2;
const xAdvance = 4;

/**
 * Gives pairs of glyphs another distance, in the table where the typeface keeps its kerning by classes of glyphs (GPOS, pair
 * adjustment by classes, as OpenType lays it out). The pair has its place there already, with 0 in it,
 * so no byte moves. Throws for a pair that has none.
 */
export function kernPairs(font: Uint8Array, pairs: readonly Kerning[]): void {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = subtablesOf(view);
  for (const { first, second, units } of pairs) {
    const place = tables.map((at) => placeOf(view, at, { first, second })).find((found) => found !== null);
    if (place === undefined || place === null) throw new Error(`Glyphs ${first} and ${second} share no kerning.`);
    view.setInt16(place, view.getInt16(place) + units);
  }
}

/** Where the tables of pairs by classes begin. */
function subtablesOf(view: DataView): number[] {
  const table = tableAt(view, 'GPOS');
  const lookups = table + view.getUint16(table + 8);
  return offsetsAt(view, lookups).flatMap((offset) => {
    const lookup = lookups + offset;
    const type = view.getUint16(lookup);
    return offsetsAt(view, lookup + 4).flatMap((inner) => {
      const subtable = lookup + inner;
      const isFar = type === extension && view.getUint16(subtable + 2) === pairAdjustment;
      if (type !== pairAdjustment && !isFar) return [];
      const at = isFar ? subtable + view.getUint32(subtable + 4) : subtable;
      return view.getUint16(at) === byClasses ? [at] : [];
    });
  });
}

function tableAt(view: DataView, tag: string): number {
  const entries = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + 16 * index);
  const nameAt = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((step) => view.getUint8(at + step)));
  const entry = entries.find((at) => nameAt(at) === tag);
  if (entry === undefined) throw new Error(`The typeface has no table ${tag}.`);
  return view.getUint32(entry + 8);
}

/** A count and as many offsets behind it. */
function offsetsAt(view: DataView, at: number): number[] {
  return Array.from({ length: view.getUint16(at) }, (_, index) => view.getUint16(at + 2 + 2 * index));
}

/** Where one of these tables keeps the distance of two glyphs; null where it says nothing of the first. */
function placeOf(view: DataView, at: number, { first, second }: Omit<Kerning, 'units'>): number | null {
  const [coverage = 0, one = 0, two = 0, classes = 0, others = 0] = [2, 4, 6, 8, 10].map((step) =>
    view.getUint16(at + step),
  );
  const inSecond = view.getUint16(at + 14);
  if (rangesAt(view, at + coverage).every(([from, to]) => first < from || first > to) || !(one & xAdvance)) return null;
  const record = classOf(view, at + classes, first) * inSecond + classOf(view, at + others, second);
  // Before the advance stand the placements, where a record has them.
  return at + 16 + record * 2 * (bitsIn(one) + bitsIn(two)) + 2 * bitsIn(one & (xAdvance - 1));
}

/** From which glyph to which a coverage reaches. */
function rangesAt(view: DataView, at: number): [number, number][] {
  const count = view.getUint16(at + 2);
  const wide = view.getUint16(at) === byClasses;
  return Array.from({ length: count }, (_, index) => {
    const entry = at + 4 + index * (wide ? 6 : 2);
    return [view.getUint16(entry), view.getUint16(wide ? entry + 2 : entry)];
  });
}

function classOf(view: DataView, at: number, glyph: number): number {
  if (view.getUint16(at) === byClasses) {
    const ranges = Array.from({ length: view.getUint16(at + 2) }, (_, index) => at + 4 + 6 * index);
    const range = ranges.find((entry) => glyph >= view.getUint16(entry) && glyph <= view.getUint16(entry + 2));
    return range === undefined ? 0 : view.getUint16(range + 4);
  }
  const step = glyph - view.getUint16(at + 2);
  return step >= 0 && step < view.getUint16(at + 4) ? view.getUint16(at + 6 + 2 * step) : 0;
}

function bitsIn(flags: number): number {
  return flags.toString(2).replaceAll('0', '').length;
}
