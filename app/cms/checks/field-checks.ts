import { isLocalDateTime } from '../field/date-time/field.ts';
import type { ImageView } from '../resolve.ts';
import { documentText } from '../rich-text/document-text.ts';
import { parseLine } from '../rich-text/line-document.ts';
import { parseRich } from '../rich-text/rich-document.ts';
import { venueInstant } from '../venue-time.ts';
import { easyLanguage } from './easy-language.ts';
import type { CheckRequest, Finding } from './finding.ts';
import { numberMissingIn } from './numbers.ts';
import { oneDayWord } from './one-day-words.ts';
import type { Place } from './places.ts';
import { longSentence, noStyleGuide, reworded } from './style-guide.ts';
import { isUntranslated } from './untranslated.ts';
import { writtenPastDates } from './written-dates.ts';

/** What is wrong with a field itself: missing words, credits, titles and translations, and days that are over. */
export function fieldChecks(places: readonly Place[], request: CheckRequest): Finding[] {
  return places.flatMap((place) => [
    ...picture(place, request),
    ...player(place),
    ...translation(place),
    ...outdated(place, request),
    ...numbers(place, request),
    ...style(place, request),
    ...easy(place, request),
    ...over(place, request),
    ...oneDayWords(place, request),
    ...writtenDates(place, request),
  ]);
}

function picture({ module, path, field, stored }: Place, { context }: CheckRequest): Finding[] {
  const view = field.kind === 'image' ? (field.resolve(stored, context) as ImageView | null) : null;
  if (!view) return [];
  const words = context.media(view.id)?.name ?? '';
  const alt: Finding = { rule: 'alt', module, path: `${path}.alt`, message: 'field_problem_alt', words };
  const credit: Finding = { rule: 'credit', module, path: `${path}.credit`, message: 'forms_check_credit', words };
  return [...(view.alt === null ? [alt] : []), ...(view.credit === '' ? [credit] : [])];
}

function player({ module, path, field, stored }: Place): Finding[] {
  if (field.kind !== 'embed' || field.isEmpty(stored) || field.searchText(stored).trim() !== '') return [];
  return [{ rule: 'embed-title', module, path: `${path}.title`, message: 'forms_check_embed_title' }];
}

/** Words that stand in the other language and are missing in this one. */
function translation({ module, path, field, stored, other }: Place): Finding[] {
  if (field.shared || !field.localized || field.isEmpty(other) || !field.isEmpty(stored)) return [];
  const words = textOf(field.kind, other.localized).slice(0, 60);
  return [{ rule: 'translation', module, path, message: 'forms_check_translation', words }];
}

/** Words that were made from a source which says something else by now, or that are still those of the source. */
function outdated({ module, path, isItem }: Place, { outdated: stale = [], context }: CheckRequest): Finding[] {
  const found = stale.find((one) => one.module === module && one.field === path && one.locale === context.locale);
  if (!found || isItem) return [];
  if (isUntranslated(found)) return [{ rule: 'translation', module, path, message: 'forms_check_untranslated' }];
  return [{ rule: 'outdated', module, path, message: 'forms_check_outdated' }];
}

/** A number that only one of the two languages names; while one of them waits to be translated anew, that is all there is to say. */
function numbers(
  { module, path, field, stored, other }: Place,
  { context, outdated: stale = [] }: CheckRequest,
): Finding[] {
  const [name] = path.split('.');
  if (!field.localized || stale.some((one) => one.module === module && one.field === name)) return [];
  const [text, translation] = [textOf(field.kind, stored.localized), textOf(field.kind, other.localized)];
  const words = text && translation ? numberMissingIn(translation, text, context.locale) : null;
  return words === null ? [] : [{ rule: 'numbers', module, path, message: 'forms_check_numbers', words }];
}

/** Words that the venue writes another way, and sentences longer than it wants them. */
function style(
  { module, path, field, stored }: Place,
  { context, style: guide = noStyleGuide }: CheckRequest,
): Finding[] {
  const text = field.localized ? textOf(field.kind, stored.localized) : '';
  const words = reworded(text, guide.words[context.locale]);
  const sentence = longSentence(text, guide.longest_sentence);
  return [
    ...(words ? [{ rule: 'wording', module, path, message: 'forms_check_wording', words: words.found } as const] : []),
    ...(sentence
      ? [{ rule: 'sentence', module, path, message: 'forms_check_sentence', words: sentence } as const]
      : []),
  ];
}

/** What does not belong on a page in Leichte Sprache. */
function easy({ module, path, field, stored }: Place, { context, isEasy = false }: CheckRequest): Finding[] {
  if (!isEasy || !field.localized) return [];
  return easyLanguage(textOf(field.kind, stored.localized), context.locale).map(({ problem, words }) => ({
    rule: 'easy',
    module,
    path,
    message: `forms_check_easy_${problem}`,
    words,
  }));
}

function over({ module, path, name, field, stored }: Place, { now }: CheckRequest): Finding[] {
  const { shared } = stored;
  if (field.kind !== 'date-time' || name !== 'online_to' || !isLocalDateTime(shared)) return [];
  if (Temporal.Instant.compare(venueInstant(shared), now) > 0) return [];
  return [{ rule: 'date', module, path, message: 'forms_check_expired', words: shared.replace('T', ' ') }];
}

function oneDayWords({ module, path, field, stored }: Place, { context }: CheckRequest): Finding[] {
  const words = field.localized ? oneDayWord(textOf(field.kind, stored.localized), context.locale) : null;
  return words === null ? [] : [{ rule: 'date', module, path, message: 'forms_check_relative', words }];
}

function writtenDates({ module, path, field, stored }: Place, { context: { locale }, now }: CheckRequest): Finding[] {
  const text = field.localized ? textOf(field.kind, stored.localized) : '';
  return writtenPastDates(text, { locale, now }).map((words) => ({
    rule: 'date',
    module,
    path,
    message: 'forms_check_written_date',
    words,
  }));
}

function textOf(kind: Place['field']['kind'], localized: unknown): string {
  if (kind === 'line') return documentText(parseLine(localized));
  if (kind === 'rich-text') return documentText(parseRich(localized));
  return typeof localized === 'string' ? localized : '';
}
