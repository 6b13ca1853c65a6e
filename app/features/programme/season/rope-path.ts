/** Half the thickness of a week without anything, and what the fullest week adds. */
const thinnest = 4;
const fullest = 36;
/** A strand comes to the front once in a third of a turn; a turn is 3.5 times as long as the rope is thick on one side. */
const strandStep = 1.18;
/** How far a strand leans from the lower to the upper edge, on each side of its middle. */
const lean = 0.88;
const bulge = 0.16;

export const ropeHeight = Math.ceil(2 * (thinnest + fullest) * (1 + bulge));
const strands = 3;

/**
 * A rope of three strands along `width`, as thick as each week is full: one path for each strand, in a box of `width` ×
 * `ropeHeight` units. Pure: the same weeks are the same rope on server and browser.
 */
export function ropePaths(weeks: readonly number[], width: number): string[] {
  const thickness = thicknessOf(weeks, width);
  const paths = Array.from({ length: strands }, () => '');
  let at = -fullest;
  for (let strand = 0; at < width + fullest; strand += 1) {
    const next = at + Math.max(5, strandStep * thickness(at));
    paths[strand % strands] += crossing([at, thickness(at)], [next, thickness(next)]);
    at = next;
  }
  return paths;
}

type Edge = [at: number, half: number];

/** Where a strand lies in front: from the lower edge to the upper one, level where it turns behind. */
function crossing([left, thin]: Edge, [right, thick]: Edge): string {
  const middle = ropeHeight / 2;
  const [low, high] = [left - lean * thin, left + lean * thin];
  const [nextLow, nextHigh] = [right - lean * thick, right + lean * thick];
  const out = bulge * Math.max(thin, thick);
  const up = `C${xy(low + 0.74 * lean * thin, middle + thin)} ${xy(high - 0.74 * lean * thin, middle - thin)} ${xy(high, middle - thin)}`;
  const over = `Q${xy((high + nextHigh) / 2, middle - Math.max(thin, thick) - out)} ${xy(nextHigh, middle - thick)}`;
  const down = `C${xy(nextHigh - 0.74 * lean * thick, middle - thick)} ${xy(nextLow + 0.74 * lean * thick, middle + thick)} ${xy(nextLow, middle + thick)}`;
  const under = `Q${xy((low + nextLow) / 2, middle + Math.max(thin, thick) + out)} ${xy(low, middle + thin)}`;
  return `M${xy(low, middle + thin)}${up}${over}${down}${under}Z`;
}

function xy(x: number, y: number): string {
  return `${Math.round(x * 2) / 2} ${Math.round(y * 2) / 2}`;
}

/** Half the thickness at each place: a week is as thick as it is full in its middle, and grows into the next. */
function thicknessOf(weeks: readonly number[], width: number): (x: number) => number {
  const most = Math.max(1, ...weeks);
  const half = (week: number) => thinnest + (fullest * (weeks[clamped(week, weeks.length)] ?? 0)) / most;
  return (x) => {
    const place = (x / width) * weeks.length - 0.5;
    const week = Math.floor(place);
    const share = (1 - Math.cos((place - week) * Math.PI)) / 2;
    return half(week) * (1 - share) + half(week + 1) * share;
  };
}

function clamped(week: number, weeks: number): number {
  return Math.min(Math.max(week, 0), weeks - 1);
}
