import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { Fact, KeyFacts, TextLink } from './sections.ts';

/** A tag with what its family is for (docs/behaviour/event-states.md#tag-families). */
export type FamilyTag = { title: string; family: string; code: string; description: string };

type Known = {
  tags: readonly FamilyTag[];
  duration: number;
  age_from: number;
  age_text: string;
  /** Facts of this page that stand before the others, such as the run of an exhibition. */
  first?: readonly Fact[];
  more?: TextLink | null;
};

/** "At a glance": language, length, age and what access there is, each in words. Null when nothing is known. */
export function keyFactsOf({ tags, duration, age_from, age_text, first = [], more = null }: Known, locale: Locale) {
  const named = (family: string) => tags.filter((tag) => tag.family === family);
  const inWords = (family: string) => listed(named(family).map(({ title }) => title));
  const age = age_text || (age_from > 0 ? m.detail_age_from({ age: age_from }, { locale }) : '');
  const facts = [
    ...first,
    fact('language', m.detail_language({}, { locale }), inWords('language')),
    fact('duration', m.detail_duration({}, { locale }), duration > 0 ? minutesInWords(duration, locale) : ''),
    fact('age', m.detail_age({}, { locale }), age),
    fact('audience', m.detail_audience({}, { locale }), inWords('audience')),
    fact('access', m.detail_access({}, { locale }), inWords('access')),
    ...named('access').flatMap(({ code, title, description }) =>
      description ? [fact(`access-${code || title}`, capital(title), description)] : [],
    ),
  ].filter(({ text }) => text !== '');
  return facts.length > 0 ? ({ title: m.detail_glance({}, { locale }), facts, more } satisfies KeyFacts) : null;
}

export function fact(id: string, label: string, text: string): Fact {
  return { id, label, text };
}

function minutesInWords(minutes: number, locale: Locale): string {
  const isHours = minutes >= 120 && minutes % 60 === 0;
  return isHours ? m.detail_full_hours({ hours: minutes / 60 }, { locale }) : m.detail_minutes({ minutes }, { locale });
}

function listed(words: readonly string[]): string {
  return capital(words.join(', '));
}

/** Tags are written small because they stand in rows; at the beginning of a line they are a sentence. */
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('de') + text.slice(1);
}
