import { pino } from 'pino';
import { expect, test } from 'vitest';
import { loggedError } from './logged-error.ts';

const secret = 'geheim.person@b.example';

/** As drizzle-orm makes it around an error of the driver. */
function failedQuery(): Error {
  const cause = Object.assign(new Error(`invalid input syntax for type uuid: "${secret}"`), {
    code: '22P02',
    severity: 'ERROR',
    table: 'form_entry',
    detail: `Key (email)=(${secret}) already exists.`,
    where: `unnamed portal parameter $1 = '${secret}'`,
  });
  const query = `insert into "form_entry" values ($1, '${secret}')`;
  const message = `Failed query: ${query}\nparams: ${secret}`;
  return Object.assign(new Error(message, { cause }), { query, params: [secret] });
}

test.each([
  ['a query that failed', failedQuery()],
  ['an error that brings another', new AggregateError([failedQuery()], 'all failed')],
  ['a text that is no JSON', new SyntaxError(`Unexpected token 'g', "${secret}" is not valid JSON`)],
  ['a text that was thrown', secret],
])('%s is written down without what somebody typed', (_what, error) => {
  const lines: string[] = [];
  const logger = pino({ serializers: { err: loggedError } }, { write: (line: string) => void lines.push(line) });
  logger.error({ err: error }, 'request failed');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain(secret);
});

test('what failed and where can still be read', () => {
  expect(loggedError(failedQuery())).toMatchObject({
    message: `Failed query: insert into "form_entry" values ($1, '…')`,
    stack: expect.stringContaining('logged-error.test.ts'),
    cause: { code: '22P02', table: 'form_entry' },
  });
  expect(loggedError(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
  });
});
