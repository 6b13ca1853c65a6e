import { Counter, Gauge, type Registry } from 'prom-client';
import type { PageCache } from '#app/cache/page-cache.ts';
import type { RenderQueue } from '#app/cache/render-queue.ts';

export type Watched = { cache: PageCache; lanes: Readonly<Record<string, RenderQueue>>; staleAnswers: () => number };

/** What waits, was refused and was answered out of date, and what is in memory; read when somebody asks for it. */
export function cacheMetrics(registers: Registry[], { cache, lanes, staleAnswers }: Watched): void {
  gauge('render_running', 'Renderings at this moment, by lane', ({ running }) => running);
  gauge('render_queue_length', 'Requests that wait for their turn, by lane', ({ waiting }) => waiting);
  counter('render_refused_total', 'Requests refused because too many waited, by lane', ({ refused }) => refused);
  counter('render_waits_total', 'Requests that had to wait for their turn, by lane', ({ waited }) => waited.count);
  counter('render_wait_seconds_total', 'What they waited together', ({ waited }) => waited.milliseconds / 1_000);
  new Counter({
    name: 'stale_answers_total',
    help: 'Answers that were out of date because there was a crowd',
    registers,
    collect() {
      this.reset();
      this.inc(staleAnswers());
    },
  });
  new Gauge({
    name: 'page_cache_bytes',
    help: 'What finished answers take in memory',
    registers,
    collect() {
      this.set(cache.size.bytes);
    },
  });
  new Gauge({
    name: 'page_cache_entries',
    help: 'Finished answers in memory',
    registers,
    collect() {
      this.set(cache.size.entries);
    },
  });

  function gauge(name: string, help: string, read: (state: RenderQueue['state']) => number) {
    new Gauge({
      name,
      help,
      labelNames: ['lane'],
      registers,
      collect() {
        for (const [lane, queue] of Object.entries(lanes)) this.set({ lane }, read(queue.state));
      },
    });
  }

  function counter(name: string, help: string, read: (state: RenderQueue['state']) => number) {
    new Counter({
      name,
      help,
      labelNames: ['lane'],
      registers,
      collect() {
        this.reset();
        for (const [lane, queue] of Object.entries(lanes)) this.inc({ lane }, read(queue.state));
      },
    });
  }
}
