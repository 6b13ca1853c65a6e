type Row = { isOver: boolean };
type Day<Shown> = { date_start: string; events: Shown[] };

/**
 * So many rows of the first days. What is over today makes room for what is to come, and a day of which nothing is left
 * to come is not shown at all. Pure.
 */
export function shownDays<Shown extends Row>(
  days: readonly Day<Shown>[],
  { today, items }: { today: string; items: number },
): Day<Shown>[] {
  const shown: Day<Shown>[] = [];
  let left = items;
  for (const { date_start, events } of days) {
    const rows = date_start === today ? worthShowing(events, left) : events;
    if (left > 0 && rows.length > 0) shown.push({ date_start, events: rows.slice(0, left) });
    left -= Math.min(left, rows.length);
  }
  return shown;
}

function worthShowing<Shown extends Row>(events: readonly Shown[], room: number): Shown[] {
  if (events.every(({ isOver }) => isOver)) return [];
  const over = events.filter(({ isOver }) => isOver);
  const dropped = new Set(over.slice(0, Math.max(0, events.length - room)));
  return events.filter((event) => !dropped.has(event));
}
