import { m } from '#app/i18n/paraglide/messages.js';

export function formatCount(count: number): string {
  return count === 1 ? m.programme_count_one() : m.programme_count({ count });
}
