import { afterEach, beforeEach } from 'vitest';
import { getLocale, overwriteGetLocale } from './paraglide/runtime.js';

// Units share a process: a test that speaks English leaves the others the language they had.
let before = getLocale;
beforeEach(() => {
  before = getLocale;
});
afterEach(() => overwriteGetLocale(before));
