type Edges = { top: number; bottom: number; left: number; right: number };

/**
 * From where to where across the window a bar lies under no open panel: those beside the page stand over everything. All
 * of the window where they leave too little room, as the sheets at the foot of a phone do.
 */
export function freeSpan(
  bar: { top: number; height: number; width: number },
  { panels, width }: { panels: readonly Edges[]; width: number },
): { from: number; to: number } {
  const beside = panels.filter(({ top, bottom }) => top < bar.top + bar.height && bottom > bar.top);
  const isAtStart = ({ left, right }: Edges) => left + right < width;
  const from = Math.max(0, ...beside.filter(isAtStart).map(({ right }) => right));
  const to = Math.min(width, ...beside.filter((panel) => !isAtStart(panel)).map(({ left }) => left));
  return to - from < bar.width ? { from: 0, to: width } : { from, to };
}
