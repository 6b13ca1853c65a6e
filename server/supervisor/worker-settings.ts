import type { ForkOptions } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * What a worker may take, so that it stays below 350 MiB (decision 25): young objects are collected sooner, and old ones
 * before the heap grows. `npm run import` does its work in 160 MiB. A worker at rest collects by itself (collect-at-rest.ts).
 */
const heap = ['--max-semi-space-size=8', '--max-old-space-size=256', '--expose-gc'];

/**
 * Everything is compiled simply when it is first run, instead of being read instruction by instruction until it has proven
 * itself: in the first minute of a crowd the medians of lists and searches fall by a quarter to a third, for 12 MiB (bench/README.md).
 */
const compiler = ['--always-sparkplug'];

/** Beside the build that it belongs to, so that the next build clears it away. A folder that cannot be written does no harm. */
const compiled = 'build/server/.compiled';

/**
 * How a worker is run. glibc gives back what was freed only from the end of an arena: with two of them and large pieces
 * of their own, memory returns after a crowd. Whoever starts Foyer may set these variables otherwise. Maps of the sources
 * are not read: they take 48 MiB of each worker and a fifth of its start.
 */
export function workerSettings(): ForkOptions {
  const settings = {
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_MMAP_THRESHOLD_: '65536',
    NODE_COMPILE_CACHE: resolve(compiled),
  };
  return { execArgv: [...heap, ...compiler], env: { ...settings, ...process.env } };
}
