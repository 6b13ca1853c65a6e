/** A time of the day as `19:30`, and words that were more than that. */
export type ReadTime = { value: string; rest: string };

/** Words that say of a time what its column says already. */
const label = /^(?:um|bis|ende|beginn|einlass|start|at|until|till|ends?|doors)\b[:\s]*/i;
const written = /^(\d{1,2})(?:(?:[.:](\d{2}))(?::\d{2})?\s*(Uhr|h\b|[ap]\.?m\b\.?)?|\s*(Uhr|h\b|[ap]\.?m\b\.?))/i;

/** Reads `19.30 Uhr`, `19 Uhr`, `19:30:00`, `7:30 pm`, `bis 22 Uhr`; null for what begins with no time. A bare number is none. */
export function readTime(text: string): ReadTime | null {
  const plain = text.trim().replace(label, '');
  const found = written.exec(plain);
  if (!found) return null;
  const [all, hour = '', minute = '00', unit, unitAlone] = found;
  const shown = hourOfDay(Number(hour), (unit ?? unitAlone ?? '').toLowerCase());
  if (shown === null || Number(minute) > 59) return null;
  return {
    value: `${String(shown).padStart(2, '0')}:${minute}`,
    rest: plain.slice(all.length).replace(/^[\s,;]+/, ''),
  };
}

function hourOfDay(hour: number, unit: string): number | null {
  if (unit.startsWith('a') || unit.startsWith('p')) {
    if (hour < 1 || hour > 12) return null;
    return (hour % 12) + (unit.startsWith('p') ? 12 : 0);
  }
  return hour < 24 ? hour : null;
}

/** Both ends of `19.30 – 22 Uhr`; null for anything else. The first may leave out what the second says. */
export function readTimeRange(text: string): { start: string; end: string } | null {
  const [first, second, more] = text
    .trim()
    .replace(label, '')
    .split(/\s*(?:–|—|-|\bbis\b|\bto\b|\buntil\b)\s*/i);
  if (!first || !second || more !== undefined) return null;
  const end = readTime(second);
  const start = readTime(first) ?? (/^\d{1,2}$/.test(first) ? readTime(`${first}:00`) : null);
  return end?.rest === '' && start?.rest === '' ? { start: start.value, end: end.value } : null;
}
