import { expect } from 'vitest';

/** Hours for work whose effort grows with the square of a text, a blink for work that reads it once. */
const patienceMs = 3_000;

/** Expects work to be done before anybody else who waits for the site would notice, however busy the machine is. */
export function soon(work: () => unknown): void {
  const started = performance.now();
  work();
  expect(performance.now() - started).toBeLessThan(patienceMs);
}
