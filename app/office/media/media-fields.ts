import { isDay } from '#app/features/opening-hours/check-hours.ts';

export const longestWords = 500;
export const longestCaption = 1000;
export const longestLicence = 200;
export const longestTag = 40;
const mostTags = 20;

/** Tags as somebody writes them, with commas in between; each once, however it is written. */
export function readTags(text: string): string[] {
  const tags = new Map<string, string>();
  for (const each of text.replaceAll('\0', '').split(',')) {
    const tag = each.trim().replace(/\s+/g, ' ').slice(0, longestTag);
    if (tag && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()].slice(0, mostTags);
}

/** What may be shown on what terms, and until when; null where the day is none. */
export function readLicence(form: FormData): { licence: string; licence_until: string | null } | null {
  const licence = String(form.get('licence') ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, longestLicence);
  const until = String(form.get('licence_until') ?? '').trim();
  return until === '' || isDay(until) ? { licence, licence_until: until || null } : null;
}
