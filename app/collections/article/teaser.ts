import type { EntryCard } from '#app/cms/collection/entry.ts';
import type { ImageView } from '#app/cms/resolve.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { articleFields } from './schema.ts';

/** An article as a list shows it, in the words of its language. */
export type ArticleTeaser = {
  id: string;
  number: number;
  href: string;
  /** What kind of piece and how long: `Sammlung · 9 Minuten`. */
  kind: string;
  title: string;
  lead: string;
  image: ImageView | null;
};

const wordsPerMinute = 200;

/** How long reading takes, never less than a minute. */
function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

export function readingTime(words: number, locale: Locale): string {
  const minutes = readingMinutes(words);
  return minutes === 1 ? m.magazine_minute({}, { locale }) : m.magazine_minutes({ minutes }, { locale });
}

export function articleTeaser(card: EntryCard<typeof articleFields>, locale: Locale): ArticleTeaser {
  const { id, number, url, title, words, fields } = card;
  const length = fields.preline || readingTime(words, locale);
  return {
    id,
    number,
    href: url ?? '',
    kind: [fields.category?.title, length].filter(Boolean).join(' · '),
    title,
    lead: fields.subtitle || fields.lead,
    image: fields.image,
  };
}
