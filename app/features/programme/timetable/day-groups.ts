/** An event as a list delivers it: `day` is the day of the list it stands in, `2026-11-21`. */
type Dated = { number: number; day: string };

/** A teaser stands behind the events of its day. */
type Positioned = { fields: { position: string | null } };

export type DayGroup<Event, Teaser> = { date_start: string; events: Event[]; teasers: Teaser[] };

/**
 * The list as it is displayed: pages are merged before anything is ordered, so a day that a page boundary cuts in two
 * is one day again. Pages come latest first within a day (docs/behaviour/lists.md#order); reversed, a day reads from
 * morning to night. An event that two pages deliver, because the list moved meanwhile, is shown once. Pure.
 */
export function dayGroups<Event extends Dated, Teaser extends Positioned>(
  pages: readonly (readonly Event[])[],
  teasers: readonly Teaser[] = [],
): DayGroup<Event, Teaser>[] {
  const groups = new Map<string, DayGroup<Event, Teaser>>();
  const seen = new Set<number>();
  for (const event of pages.flat()) {
    if (seen.has(event.number)) continue;
    seen.add(event.number);
    groupOf(groups, event.day).events.push(event);
  }
  const days = [...groups.keys()].sort();
  const [first, last] = [days[0], days.at(-1)];
  for (const teaser of teasers) {
    const { position } = teaser.fields;
    if (position && first && last && position >= first && position <= last)
      groupOf(groups, position).teasers.push(teaser);
  }
  return [...groups.values()]
    .sort((one, other) => (one.date_start < other.date_start ? -1 : 1))
    .map((group) => ({ ...group, events: group.events.toReversed() }));
}

function groupOf<Event, Teaser>(groups: Map<string, DayGroup<Event, Teaser>>, day: string): DayGroup<Event, Teaser> {
  const found = groups.get(day) ?? { date_start: day, events: [], teasers: [] };
  groups.set(day, found);
  return found;
}
