/** What calendars recognise a date by, in both languages and for good. */
export function uidOf(number: number, host: string): string {
  return `event-${number}@${host}`;
}

/** The date and the venue behind such a name; null for names that others give. */
export function readUid(uid: string): { number: number; host: string } | null {
  const [, number, host] = /^event-([1-9]\d{0,14})@(.+)$/.exec(uid) ?? [];
  return number && host ? { number: Number(number), host } : null;
}
