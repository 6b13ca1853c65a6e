import type { Colleague } from './presence.ts';

/** One sign per person; of several tabs the one that is looked at. */
export function onePerUser(people: readonly Colleague[]): Colleague[] {
  const found = new Map<string, Colleague>();
  for (const person of people) if (!found.has(person.user) || !person.is_hidden) found.set(person.user, person);
  return [...found.values()];
}
