import type { ForkOptions } from 'node:child_process';

/**
 * What a worker may take, so that it stays below 350 MiB (decision 25): young objects are collected sooner, and old ones
 * before the heap grows. `npm run import` does its work in 160 MiB.
 */
const heap = ['--max-semi-space-size=8', '--max-old-space-size=256'];

/**
 * How a worker is run. glibc gives back what was freed only from the end of an arena: with two of them and large pieces
 * of their own, memory returns after a crowd. Whoever starts Foyer may set these variables otherwise.
 */
export function workerSettings(): ForkOptions {
  const allocator = {
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_MMAP_THRESHOLD_: '65536',
  };
  return { execArgv: ['--enable-source-maps', ...heap], env: { ...allocator, ...process.env } };
}
