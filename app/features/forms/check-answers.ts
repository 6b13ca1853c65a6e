import { isLocalDate } from '#app/cms/field/date/field.ts';
import { oneLine } from '#app/cms/one-line.ts';
import { hasChoices, holdsMany } from '#app/collections/form/field-types.ts';
import { isUuid } from '#app/db/uuid.ts';
import type { Answer, Answers, VisitorField } from './visitor-form.ts';

/** Why an answer cannot be taken; each has its words in the message files. */
export type AnswerProblem =
  | 'required'
  | 'email'
  | 'choice'
  | 'date'
  | 'number'
  | 'count'
  | 'url'
  | 'tel'
  | 'too_long'
  | 'letters'
  | 'file';
export type Problems = Record<string, AnswerProblem>;

const longest = { text: 500, textarea: 5000, email: 254, url: 2000, tel: 40 } as const;
/** As browsers check it (HTML, valid e-mail address), and with a dot in the domain. */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Answers as they are stored, and what stands against them, by slug. Anything that is no question of the form is left out. */
export function checkAnswers(
  fields: readonly VisitorField[],
  given: Readonly<Record<string, unknown>>,
): { answers: Answers; problems: Problems } {
  const answers: Answers = {};
  const problems: Problems = {};
  for (const field of fields) {
    // What was not shown was not asked: nobody can answer it by hand.
    const answer = read(field, field.visible && Object.hasOwn(given, field.slug) ? given[field.slug] : unasked(field));
    const problem = problemOf(field, answer);
    answers[field.slug] = answer;
    if (problem) problems[field.slug] = problem;
  }
  return { answers, problems };
}

/** An empty answer to a question that was shown is empty; one that was not shown keeps its default. */
function unasked(field: VisitorField): unknown {
  return field.visible ? undefined : field.default;
}

function read({ type }: VisitorField, given: unknown): Answer {
  if (holdsMany(type))
    return [given]
      .flat()
      .filter(isText)
      .map((value) => value.trim())
      .filter(Boolean)
      .slice(0, 100);
  const value = Array.isArray(given) ? given[0] : given;
  if (type === 'checkbox') return value === true || (isText(value) && !['', 'false'].includes(value.trim()));
  const text = isText(value) ? value.replace(/\r\n?/g, '\n').trim() : typeof value === 'number' ? String(value) : '';
  if (type === 'number' || type === 'count') return text === '' ? null : numberOf(text);
  if (type === 'file' || type === 'date') return text === '' ? null : text;
  return type === 'textarea' ? text : oneLine(text);
}

/** Text that is no number stays text, so that it can be shown again. */
function numberOf(text: string): number | string {
  return /^-?\d{1,9}([.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : text.slice(0, 40);
}

function problemOf(field: VisitorField, answer: Answer): AnswerProblem | null {
  const { type, required, choices } = field;
  if (isEmpty(answer)) return required && field.visible ? 'required' : null;
  if (![answer].flat().every(isStorable)) return 'letters';
  if (hasChoices(type)) return [answer].flat().every((value) => choices.includes(String(value))) ? null : 'choice';
  if (type === 'number') return typeof answer === 'number' ? null : 'number';
  if (type === 'count') return Number.isSafeInteger(answer) && Number(answer) >= 0 ? null : 'count';
  if (typeof answer !== 'string') return null;
  if (answer.length > (longest[type as keyof typeof longest] ?? longest.text)) return 'too_long';
  switch (type) {
    case 'email':
      return email.test(answer) ? null : 'email';
    case 'date':
      return isLocalDate(answer) ? null : 'date';
    case 'url':
      return isWebAddress(answer) ? null : 'url';
    case 'tel':
      return /^\+?[\d\s()/.-]{4,40}$/.test(answer) ? null : 'tel';
    case 'file':
      return isUuid(answer) ? null : 'file';
    default:
      return null;
  }
}

function isEmpty(answer: Answer): boolean {
  return answer === null || answer === '' || answer === false || (Array.isArray(answer) && answer.length === 0);
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** PostgreSQL keeps neither the character NUL nor half a character. */
function isStorable(value: unknown): boolean {
  return !isText(value) || (value.isWellFormed() && !value.includes('\0'));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
