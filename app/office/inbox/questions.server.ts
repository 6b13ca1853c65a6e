import type { EntryOfForm } from '#app/features/forms/entries.server.ts';
import { formatAnswer } from '#app/features/forms/format-answer.ts';
import { readForm } from '#app/features/forms/read-form.server.ts';
import type { VisitorField } from '#app/features/forms/visitor-form.ts';
import { type Locale, otherLocale } from '#app/i18n/locale.ts';

export type Question = Pick<VisitorField, 'slug' | 'label' | 'type'>;

/** What a form asks, in this language or the other; of one that is offline by now nothing but what was answered is known. */
export async function questionsOf(number: number, locale: Locale, now: Temporal.Instant): Promise<Question[]> {
  for (const language of [locale, otherLocale(locale)]) {
    const form = await readForm({ id: String(number), locale: language, now });
    if (form) return form.visitor.fields.map(({ slug, label, type }) => ({ slug, label, type }));
  }
  return [];
}

/** Every answer with its question, in the order of the form; what the form no longer asks comes last under its own name. */
export function formatAnswers(
  { field_values }: Pick<EntryOfForm, 'field_values'>,
  questions: readonly Question[],
  locale: Locale,
): { label: string; slug: string; answer: string; isFile: boolean }[] {
  const known = new Set(questions.map(({ slug }) => slug));
  const rest = Object.keys(field_values)
    .filter((slug) => !known.has(slug))
    .map((slug): Question => ({ slug, label: slug, type: 'text' }));
  return [...questions, ...rest].map(({ slug, label, type }) => ({
    slug,
    label,
    answer: formatAnswer({ type }, field_values[slug] ?? null, locale),
    isFile: type === 'file',
  }));
}
