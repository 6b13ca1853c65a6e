import type { FileView } from '#app/cms/resolve.ts';
import type { Locale } from '#app/i18n/locale.ts';

const units = ['kB', 'MB', 'GB'] as const;

/** Kind and size as people say it: "PDF, 1,2 MB". */
export function fileFacts({ mime, name, bytes }: FileView, locale: Locale): string {
  return [kindOf(mime, name), sizeOf(bytes, locale)].filter(Boolean).join(', ');
}

function kindOf(mime: string, name: string): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1];
  return (ending ?? mime.split(/[/+;]/)[1] ?? '').toUpperCase();
}

function sizeOf(bytes: number, locale: Locale): string {
  if (bytes <= 0) return '';
  const power = Math.min(Math.max(Math.floor(Math.log10(bytes) / 3), 1), units.length);
  const size = Math.max(bytes / 1000 ** power, 0.1);
  return `${size.toLocaleString(locale, { maximumFractionDigits: size < 10 ? 1 : 0 })} ${units[power - 1]}`;
}
