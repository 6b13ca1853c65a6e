import { slugOf } from '#app/cms/collection/slug.ts';
import { itemsOf, type ListItem } from '#app/cms/field/list/field.ts';
import { choicesIn, hasChoices, trap } from '#app/collections/form/field-types.ts';
import { type Locale, type Localized, locales } from '#app/i18n/locale.ts';

export type Texts = Record<string, unknown>;
/** The questions of a form as its draft holds them: what both languages share, and the texts of each by the key of a question. */
export type Questions = { items: ListItem[]; texts: Record<Locale, Record<string, Texts>> };
export type OneQuestion = { item: ListItem; texts: Record<Locale, Texts> };

/** The parts of the field `fields`, as they are stored for each language. */
export function questionsOf(stored: Record<Locale, { shared?: unknown; localized?: unknown }>): Questions {
  const textsOf = (locale: Locale) => (stored[locale].localized ?? {}) as Record<string, Texts>;
  return { items: itemsOf(stored[locales[0]]), texts: { de: textsOf('de'), en: textsOf('en') } };
}

export function questionAt({ items, texts }: Questions, key: string): OneQuestion | null {
  const item = items.find(({ _key }) => _key === key);
  return item ? { item, texts: { de: texts.de[key] ?? {}, en: texts.en[key] ?? {} } } : null;
}

/** With one more question at a place; a place behind the last is the end. */
export function withQuestion({ items, texts }: Questions, { item, texts: own }: OneQuestion, at: number): Questions {
  const key = item._key;
  return {
    items: items.toSpliced(at, 0, item),
    texts: { de: { ...texts.de, [key]: own.de }, en: { ...texts.en, [key]: own.en } },
  };
}

/** Its texts go as well: another question never takes them up. */
export function withoutQuestion({ items, texts }: Questions, key: string): Questions {
  const rest = ({ [key]: _, ...others }: Record<string, Texts>) => others;
  return { items: items.filter(({ _key }) => _key !== key), texts: { de: rest(texts.de), en: rest(texts.en) } };
}

/** Nothing is answered where there is nowhere to go. */
export function movedQuestion(questions: Questions, key: string, by: -1 | 1): Questions {
  const from = questions.items.findIndex(({ _key }) => _key === key);
  const item = questions.items[from];
  const to = from + by;
  if (!item || to < 0 || to >= questions.items.length) return questions;
  return { ...questions, items: questions.items.toSpliced(from, 1).toSpliced(to, 0, item) };
}

const longestAnswerName = 40;

/**
 * The name under which an answer is stored and stands in tables, made of its question: `Ihre Frage?` becomes `ihre_frage`.
 * No other question of the form has it, nor the trap for robots.
 */
export function answerName(label: string, others: readonly ListItem[]): string {
  const taken = new Set<unknown>([trap.slug, ...others.map(({ slug }) => slug)]);
  const plain = slugOf(label, 'answer')
    .replaceAll('-', '_')
    .replace(/^(?=\d)/, 'answer_');
  const base = plain.slice(0, longestAnswerName).replace(/_+$/, '');
  if (!taken.has(base)) return base;
  for (let number = 2; ; number++) {
    const end = `_${number}`;
    const name = `${base.slice(0, longestAnswerName - end.length)}${end}`;
    if (!taken.has(name)) return name;
  }
}

/**
 * A question with a new wording. The name of its answer follows it while it is nobody's own choice; once the form has been
 * online, answers may be stored under the name, and it stays.
 */
export function renamedAnswer(
  { items, texts }: Questions,
  { key, label, isPublic }: { key: string; label: string; isPublic: boolean },
): ListItem[] {
  const item = items.find(({ _key }) => _key === key);
  const others = items.filter((each) => each !== item);
  const before = String(texts[locales[0]][key]?.label ?? '');
  const follows = item && !isPublic && (!item.slug || item.slug === answerName(before, others));
  if (!follows || label.trim() === '') return items;
  return items.map((each) => (each === item ? { ...item, slug: answerName(label, others) } : each));
}

/** How many choices each language offers, where the question has any and one language has more: somebody would miss one. */
export function unequalChoices({ item, texts }: OneQuestion): Localized<number> | null {
  // Proof: the field's choice allows no other.
  if (!hasChoices(item.field_type as Parameters<typeof hasChoices>[0])) return null;
  const [de, en] = [countIn(texts.de.choices), countIn(texts.en.choices)];
  return de === en || de === 0 || en === 0 ? null : { de, en };
}

function countIn(choices: unknown): number {
  return choicesIn(String(choices ?? '')).length;
}
