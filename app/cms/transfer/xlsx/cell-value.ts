/** How a number of a workbook is meant: as what it is, a day, a time, or both (by its format). */
export type NumberMeaning = 'number' | 'day' | 'time' | 'moment';

/** A date or a number that a format of the standard shows. */
const builtIn: Record<number, NumberMeaning> = Object.fromEntries([
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'day']),
  ...[18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56].map((id) => [id, 'time']),
  [22, 'moment'],
]);

/** What a format says of its numbers. Quoted words, colours and currencies in it say nothing. */
export function meaningOf(id: number, code: string | undefined): NumberMeaning {
  if (code === undefined) return builtIn[id] ?? 'number';
  const [first = ''] = code.replace(/"[^"]*"|\\.|_.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').split(';');
  const hasDay = /[dy]|m{3,}|t{2}|j{2}/i.test(first.replace(/general|standard/i, ''));
  const hasTime = /[hs]/i.test(first.replace(/general|standard/i, ''));
  if (hasDay) return hasTime ? 'moment' : 'day';
  return hasTime ? 'time' : 'number';
}

/** Days between the first day of a workbook and that of the calendar; those of old Macs begin later. */
const firstDay = { windows: '1899-12-30', mac: '1904-01-01' } as const;
const minutesOfDay = 1_440;

/** A number of a workbook as `2026-12-05`, `2026-12-05T19:30` or `19:30`. */
export function dateOfSerial(serial: number, meaning: NumberMeaning, isMac: boolean): string | number {
  const minutes = Math.round(serial * minutesOfDay);
  const days = Math.floor(minutes / minutesOfDay);
  if (meaning === 'number' || days < 0 || days > 2_958_465) return serial;
  const rest = minutes - days * minutesOfDay;
  const time = `${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
  if (meaning === 'time' && days === 0) return time;
  const day = Temporal.PlainDate.from(isMac ? firstDay.mac : firstDay.windows).add({ days });
  return rest > 0 || meaning === 'moment' ? `${day}T${time}` : day.toString();
}

/** The number of a day or moment, `2026-12-05T19:30`. */
export function serialOf(local: string): number {
  const day = Temporal.PlainDate.from(local.slice(0, 10));
  const days = Temporal.PlainDate.from(firstDay.windows).until(day, { largestUnit: 'days' }).days;
  const time = local.length > 10 ? Temporal.PlainTime.from(local.slice(11)) : null;
  return days + (time ? (time.hour * 60 + time.minute) / minutesOfDay : 0);
}

/** Signs that XML cannot hold are written as `_x000B_`. */
export function decoded(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The inverse of `decoded`. */
export function encoded(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}
