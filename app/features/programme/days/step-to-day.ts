import { dayAfter } from './month.ts';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * Where a key leads from a day among those that can be chosen, in order: the nearest one in its direction, since days on
 * which nothing takes place are no stops; to a week later the nearest from that day on. Null where there is none, and for
 * other keys.
 */
export function stepToDay(key: string, from: string, days: readonly string[]): string | null {
  if (key === 'Home') return days[0] ?? null;
  if (key === 'End') return days.at(-1) ?? null;
  const step = steps[key];
  if (!step) return null;
  const wanted = dayAfter(from, step);
  if (step > 0) return days.find((day) => day >= wanted) ?? null;
  return days.findLast((day) => day <= wanted) ?? null;
}
