import type { IncomingMessage } from 'node:http';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { PageCache } from '#app/cache/page-cache.ts';
import { searchLog } from '#app/features/search-log/search-log.ts';
import { startEveryMinute } from './every-minute.ts';

test('a page from memory is counted without its headers being sorted; only those of a search are read', async () => {
  const everyMinute = startEveryMinute({ cache: new PageCache(), logger: pino({ level: 'silent' }) });
  const headers = vi.fn(() => ({ 'user-agent': 'Mozilla/5.0' }));
  const requestFor = (url: string) => Object.defineProperty({ url }, 'headers', { get: headers }) as IncomingMessage;

  everyMinute.countHit(requestFor('/de'));
  everyMinute.countHit(requestFor('/de/api/events/?page_size=25'));
  expect(headers).not.toHaveBeenCalled();

  searchLog.answered({ locale: 'de', q: 'seil' }, 3);
  everyMinute.countHit(requestFor('/de/search?q=seil'));
  expect(headers).toHaveBeenCalledOnce();
  expect(searchLog.take()).toEqual([{ locale: 'de', word: 'seil', count: 1, hits: 3 }]);
  await everyMinute.stop();
});
