import { type RouteConfig, z } from '@hono/zod-openapi';
import { invalid, json, notFound, problem } from './rows/shapes.ts';

type Answer = { description: string } | ReturnType<typeof json>;
type Answers = Record<string, Answer>;
/** A row of the contract, as far as it matters to whoever reads about it. */
export type ToldRow = Omit<RouteConfig, 'responses'> & { responses: Answers };

/** What the server says in front of the calls; it speaks no language. */
const refusal = z.object({ status: z.number().int(), error: z.string() }).openapi('Refusal');

const anywhere = {
  400: json(z.union([refusal, problem]), 'The address or the body cannot be read.'),
  414: json(refusal, 'The address is too long.'),
  500: json(refusal, 'A fault, which is in the log.'),
  503: json(refusal, 'The database is away, or the site is offline; Retry-After says when to come back.'),
};
const unchanged = { 304: { description: 'As it was when the ETag was given.' } };
const unknown = { 404: notFound };
const impossible = { 422: invalid };
const otherType = { 415: json(problem, 'The body is of a type that the call does not take.') };
const unstorable = { 422: json(problem, 'A text that no database keeps.') };
const unwritten = {
  403: json(refusal, 'Not from a page of the site, or without the CSRF token.'),
  413: json(z.union([refusal, problem]), 'The body is too large.'),
  507: json(refusal, 'The disk is full.'),
};

/** All that a call can answer: what its row promises, and what stands in front of every row of its kind. */
export function everyAnswer(row: ToldRow): Answers {
  const { params, query, headers, body } = row.request ?? {};
  const inFront: Answers[] = [
    anywhere,
    'x-kept' in row ? unchanged : {},
    params ? unknown : {},
    query || headers || body ? impossible : {},
    params || query || body ? unstorable : {},
    body ? otherType : {},
    row.method === 'get' ? {} : unwritten,
  ];
  return inFront.flatMap((answers) => Object.entries(answers)).reduce(withAnswer, row.responses);
}

function withAnswer(answers: Answers, [status, answer]: [string, Answer]): Answers {
  const known = answers[status];
  return { ...answers, [status]: known && known !== answer ? either(known, answer) : answer };
}

/** One status that two parts of the site answer, each in its own way. */
function either(one: Answer, other: Answer): Answer {
  const description = `${one.description} ${other.description}`;
  return 'content' in one && 'content' in other
    ? json(z.union([schemaOf(one), schemaOf(other)]), description)
    : { ...one, description };
}

function schemaOf({ content }: ReturnType<typeof json>): z.ZodType {
  return content['application/json'].schema;
}
