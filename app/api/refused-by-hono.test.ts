import { HTTPException } from 'hono/http-exception';
import { expect, test } from 'vitest';
import { isRefusedByHono } from './refused-by-hono.ts';

/** The same class, as a bundle holds it a second time. */
class SecondCopy extends Error {
  readonly status: number;
  constructor(status: number) {
    super('Malformed JSON in request body');
    this.status = status;
  }
  getResponse() {
    return new Response(null, { status: this.status });
  }
}

test('a failure of the server is no refusal of a body', () => {
  for (const error of [new HTTPException(500), new SecondCopy(503), new Error('x'), { status: 400 }, null])
    expect(isRefusedByHono(error)).toBe(false);
});

test('a body that cannot be read is refused, whichever copy of the class says so', () => {
  for (const error of [new HTTPException(400), new SecondCopy(400)]) expect(isRefusedByHono(error)).toBe(true);
});
