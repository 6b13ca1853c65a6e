import { formEntriesOf, getFormEntry } from '#app/features/forms/entries.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { formatAnswers, type Question, questionsOf } from './questions.server.ts';

/** Everything that was sent from one address, the trash included, for the person whose it is (GDPR article 15). */
export async function lettersOfPerson(email: string, locale: Locale, now: Temporal.Instant): Promise<object[]> {
  const asked = new Map<number, Question[]>();
  const letters: object[] = [];
  for (const { id, form_number } of await formEntriesOf(email)) {
    const found = await getFormEntry(id);
    if (!found) continue;
    const questions = asked.get(form_number) ?? (await questionsOf(form_number, locale, now));
    asked.set(form_number, questions);
    const { received_at, confirmed_at, delete_after, locale: language } = found.entry;
    letters.push({
      ...{ form: form_number, language, received_at, confirmed_at, delete_after },
      answers: formatAnswers(found.entry, questions, locale).map(({ label, answer }) => ({ question: label, answer })),
      files: found.files.map(({ name, bytes }) => ({ name, bytes })),
    });
  }
  return letters;
}
