import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from '../database-unavailable.ts';
import { isStorageFull, noteStorageFull, wasStorageFullLately } from './storage-full.ts';

const failure = (code: string) => new Error('The save failed.', { cause: Object.assign(new Error('said'), { code }) });

test('a disk without room or without the right to write is told from a broken server', () => {
  expect(['XX000', '22P02', 'ENOENT'].map((code) => isStorageFull(failure(code)))).toEqual([false, false, false]);
  expect(['53100', '25006', 'ENOSPC', 'EROFS'].map((code) => isStorageFull(failure(code)))).not.toContain(false);
});

test('who waits for a row too long, or asks over a connection that is gone, is asked for patience', () => {
  expect(isDatabaseUnavailable(failure('55P03'))).toBe(true);
  expect(isDatabaseUnavailable(new Error('Client has encountered a connection error and is not queryable'))).toBe(true);
  expect(isDatabaseUnavailable(new Error('Query read timeout'))).toBe(true);
});

test('the operator is told of a full disk for a minute after the last write that found no room', () => {
  noteStorageFull(1_000);
  expect([wasStorageFullLately(2_000), wasStorageFullLately(61_001)]).toEqual([true, false]);
});
