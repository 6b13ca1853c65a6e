import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultLocale } from '../venue/default-locale.ts';
import type { Locale } from './locale.ts';
import { overwriteGetLocale } from './paraglide/runtime.js';

const scope = new AsyncLocalStorage<Locale>();

overwriteGetLocale(() => scope.getStore() ?? defaultLocale);

/** Everything `run` does, also after awaiting, speaks `locale`: messages need not be told. */
export function runInLocale<Result>(locale: Locale, run: () => Result): Result {
  return scope.run(locale, run);
}
