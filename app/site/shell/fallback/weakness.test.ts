import { expect, test } from 'vitest';
import { weaknessOf } from './weakness.ts';

const all = () => true;

test.each([
  ['a browser that tells nothing', {}, null],
  ['a fast telephone', { connection: { effectiveType: '4g' }, deviceMemory: 4, hardwareConcurrency: 8 }, null],
  ['a slow network', { connection: { effectiveType: 'slow-2g' } }, 'bandwidth'],
  ['little memory', { deviceMemory: 0.5, hardwareConcurrency: 4 }, 'hardware'],
  ['a single core', { deviceMemory: 1, hardwareConcurrency: 1 }, 'hardware'],
] as const)('%s', (_name, device, weakness) => expect(weaknessOf(device, all)).toBe(weakness));

test('an old browser is named before anything else', () => {
  expect(weaknessOf({ deviceMemory: 0.5 }, (condition) => !condition.includes(':has'))).toBe('browser');
});
