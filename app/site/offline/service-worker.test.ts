import { expect, test } from 'vitest';
import { leavingScript, workingScript } from './service-worker-script.ts';

test('both scripts can be read by a browser', () => {
  expect(() => new Function(workingScript)).not.toThrow();
  expect(() => new Function(leavingScript)).not.toThrow();
});

test('only hashed assets and the offline page are ever kept', () => {
  expect(workingScript.match(/cache\.(put|addAll|add)\(/g)).toEqual(['cache.addAll(', 'cache.put(']);
  expect(workingScript).toContain('cache.addAll(Object.values(offlinePages))');
  expect(workingScript).toContain("url.pathname.startsWith('/assets/')) event.respondWith(asset(request))");
});

test('switched off from the server, it empties its cache and takes itself away', () => {
  expect(leavingScript).toContain('caches.delete');
  expect(leavingScript).toContain('unregister()');
  expect(leavingScript).not.toContain("'fetch'");
});
