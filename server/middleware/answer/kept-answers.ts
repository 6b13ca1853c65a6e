import type { Context } from 'hono';
import { encodingsFor, type Holding } from '#app/cache/encoding.ts';
import type { Rendered } from '#app/cache/flights.ts';
import type { PageCache } from '#app/cache/page-cache.ts';
import {
  ageLines,
  createEntry,
  encodingOf,
  isNotModified,
  type PageEntry,
  unsharedHead,
  variantOf,
} from '#app/cache/page-entry.ts';
import { Overloaded, type RenderQueue } from '#app/cache/render-queue.ts';
import { type SharedCache, sharedHeaders } from '#app/cache/shared-cache.ts';
import type { AppEnv } from '../app-env.ts';
import { refusal, statusOfFailure } from '../errors.ts';
import { addSecurityHeaders } from '../security-headers.ts';
import type { RenderedPage, RenderPage } from './render-page.ts';

type Options = {
  cache: PageCache;
  queue: RenderQueue;
  isSecure: boolean;
  /** The address of the site, for what is rendered while nobody asks. */
  baseUrl: string;
  /** What stands before the site and keeps its answers; undefined where nothing does. */
  sharedCache?: SharedCache | undefined;
  /** Told of every answer from memory. */
  onHit?: () => void;
  /** Told of every answer that was out of date. */
  onStale?: () => void;
};

/** What is asked for: where it is kept, and who renders it for visitors. */
type Wanted = { key: string; render: RenderPage };

/** Who asks, for the log, and what an answer of theirs is packed in. */
type Requester = { requestId: string; clientAddress: string; holding: Holding };

/** Even an answer that nobody says will change is rendered anew after this time. */
const longestLife = 60 * 60 * 1000;
/** After a failure the reserve is served at once for this long, instead of making every visitor wait. */
const retryPauseMs = 2_000;
/** While there is a crowd, an answer that a change of menus or the clock has outdated may be given for so long (decision 26). */
const longestStale = 30_000;
/** Nobody waits for longer to see a menu that has just changed. */
const longestWait = 1_000;

/** After a change of menus so many pages are rendered ahead, if they were asked for again before. */
const mostAhead = 50;
const leastHits = 1;

/**
 * Answers visitors from memory: pages, files and JSON alike. What is not there is rendered once, for a request without cookies,
 * headers or foreign query keys, when it is its turn. What is out of date is rendered anew before anybody sees it, unless that
 * would mean standing in line: then what there is goes out once more, and one rendering runs in the background.
 */
export class KeptAnswers {
  readonly #options: Options;
  readonly #cache: PageCache;
  readonly #queue: RenderQueue;
  readonly #planned = new Map<string, Promise<void>>();
  readonly #renderedBy = new WeakMap<PageEntry, RenderPage>();
  #failedAt = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#cache = options.cache;
    this.#queue = options.queue;
  }

  async answer(context: Context<AppEnv>, wanted: Wanted): Promise<Response> {
    const { entry, isFresh } = this.#cache.get(wanted.key);
    if (entry && (isFresh || Date.now() - this.#failedAt < retryPauseMs)) {
      this.#options.onHit?.();
      return this.#answerOf(context, entry);
    }
    if (entry && this.#isCrowded(wanted.key) && this.#cache.ageOf(entry) < longestStale)
      return this.#stale(context, entry, wanted);
    const rendering = this.#freshAnswer(context, wanted, entry);
    if (!entry || this.#cache.ageOf(entry) >= longestStale) return rendering;
    return (await inTime(rendering)) ?? this.#stale(context, entry, wanted);
  }

  /** Renders it in the background unless that is planned already; the end of that, or null where there was no room. */
  rerender({ key, render }: Wanted): Promise<void> | null {
    const known = this.#planned.get(key);
    if (known) return known;
    const { promise, resolve } = Promise.withResolvers<void>();
    const isPlanned = this.#queue.later(async () => {
      this.#planned.delete(key);
      const rendering = this.#cache.isRendering(key) ? Promise.resolve() : this.#renderAhead({ key, render });
      await rendering.finally(resolve);
    });
    if (!isPlanned) return null;
    this.#planned.set(key, promise);
    return promise;
  }

  async #renderAhead({ key, render }: Wanted): Promise<void> {
    const requester: Requester = { requestId: '', clientAddress: '', holding: 'zstd' };
    const rendered = await this.#cache.render(key, () => this.#renderAndKeep({ key, render }, requester));
    if (!('entry' in rendered)) this.#judge(key, rendered.answer);
  }

  /** After a change of what all pages show: what is asked for most is rendered anew before somebody asks. */
  rerenderPopular(): void {
    const outdated = this.#cache.popular().filter((entry) => entry.staleSince !== null && entry.hits >= leastHits);
    for (const entry of outdated.slice(0, mostAhead)) {
      const render = this.#renderedBy.get(entry);
      if (render) void this.rerender({ key: entry.key, render });
    }
  }

  /** Whether a rendering would have to wait for others. */
  #isCrowded(key: string): boolean {
    return this.#queue.isFull && !this.#cache.isRendering(key);
  }

  #stale(context: Context<AppEnv>, entry: PageEntry, wanted: Wanted): Response {
    this.#options.onStale?.();
    void this.rerender(wanted);
    return this.#answerOf(context, entry);
  }

  async #freshAnswer(context: Context<AppEnv>, wanted: Wanted, reserve: PageEntry | null): Promise<Response> {
    const { key } = wanted;
    const { hastily } = encodingsFor(context.req.header('accept-encoding'));
    const requester: Requester = {
      requestId: context.get('requestId'),
      clientAddress: context.get('clientAddress'),
      holding: hastily === 'br' ? 'br' : 'zstd',
    };
    try {
      const rendered = await this.#cache.render(key, () =>
        this.#queue.run(() => this.#renderAndKeep(wanted, requester), {
          address: requester.clientAddress,
          isGone: () => hasLeft(context) && !this.#cache.hasCompany(key),
        }),
      );
      if ('entry' in rendered) return this.#answerOf(context, rendered.entry);
      if (this.#judge(key, rendered.answer) && reserve) return this.#answerOf(context, reserve);
      const { response, notes } = rendered.answer;
      const status = response.status >= 500 && notes.failure !== null ? statusOfFailure(notes.failure) : 500;
      return status === 500 ? response : refusal(context, status);
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      return reserve ? this.#stale(context, reserve, wanted) : refusal(context, 503);
    }
  }

  /** Whether an answer that cannot be kept is a failure; whatever else it is, what was kept before is no longer true. */
  #judge(key: string, { response, notes }: RenderedPage): boolean {
    const isFailure = response.status >= 500 && statusOfFailure(notes.failure) !== 400;
    if (isFailure) this.#failedAt = Date.now();
    else this.#cache.remove(key);
    return isFailure;
  }

  async #renderAndKeep({ key, render }: Wanted, { holding, ...requester }: Requester): Promise<Rendered<RenderedPage>> {
    const request = new Request(new URL(key, this.#options.baseUrl));
    const rendering = await render({ request, viewer: { kind: 'visitor' }, csrfToken: null, ...requester });
    const { response, notes } = rendering;
    if (!isCacheable(rendering)) return { answer: rendering };
    addSecurityHeaders(response.headers, this.#options);
    const body = new Uint8Array(await response.arrayBuffer());
    const expiresAt = Math.min(notes.expiresAt ?? Number.POSITIVE_INFINITY, Date.now() + longestLife);
    const areOthersWaiting = this.#queue.state.waiting > 0;
    const { headers } = response;
    const tags = [...notes.tags];
    const { sharedCache } = this.#options;
    const seconds = (expiresAt - Date.now()) / 1000;
    const shared = sharedCache ? sharedHeaders(sharedCache, { tags, seconds }) : null;
    const entry = createEntry({ key, status: 200, headers, body, tags, expiresAt, holding, shared, areOthersWaiting });
    this.#renderedBy.set(entry, render);
    return { entry };
  }

  #answerOf(context: Context<AppEnv>, entry: PageEntry): Response {
    const target = context.env?.incoming?.url;
    if (target && this.#cache.isFresh(entry)) this.#cache.rememberTarget(target, entry);
    const encoding = encodingOf(entry, encodingsFor(context.req.header('accept-encoding')));
    if (isNotModified(entry, context.req.header('if-none-match')))
      return new Response(null, { status: 304, headers: this.#headersOf(entry, entry.notModified[encoding].headers) });
    const { head, body } = variantOf(entry, encoding);
    this.#cache.weigh(entry);
    const headers = this.#headersOf(entry, [...head.headers, 'Content-Length', String(body.length)]);
    return new Response(body, { status: entry.status, headers });
  }

  /** A crowd's reserve is for the one who asks. What has not landed has just been made, and may be old already. */
  #headersOf(entry: PageEntry, head: readonly string[]): Headers {
    if (!entry.isShared) return pairs(head);
    const isFresh = entry.storedAt > 0 && this.#cache.isFresh(entry);
    return pairs(isFresh ? [...head, ...ageLines(entry)] : unsharedHead(entry, head));
  }
}

/** Only what was read through tagged loaders may be kept, or no write could ever drop it. */
function isCacheable({ response, notes }: RenderedPage): boolean {
  const { headers, status } = response;
  if (status !== 200 || notes.tags.size === 0 || notes.failure !== null || headers.has('set-cookie')) return false;
  return !/no-store|private/.test(headers.get('cache-control') ?? '');
}

function hasLeft({ env }: Context<AppEnv>): boolean {
  return env?.incoming?.socket?.destroyed ?? false;
}

/** The answer, or null where it takes longer than anybody should wait. */
async function inTime(rendering: Promise<Response>): Promise<Response | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), longestWait);
  });
  return Promise.race([rendering, late]).finally(() => clearTimeout(timer));
}

function pairs(lines: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < lines.length; at += 2) headers.append(lines[at] as string, lines[at + 1] as string);
  return headers;
}
