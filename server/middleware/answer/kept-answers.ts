import type { Context } from 'hono';
import { chooseEncoding } from '#app/cache/encoding.ts';
import type { Rendered } from '#app/cache/flights.ts';
import type { PageCache } from '#app/cache/page-cache.ts';
import { createEntry, isNotModified, type PageEntry, variantOf } from '#app/cache/page-entry.ts';
import { Overloaded, type RenderQueue } from '#app/cache/render-queue.ts';
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
  /** Told of every answer from memory. */
  onHit?: () => void;
  /** Told of every answer that was out of date. */
  onStale?: () => void;
};

/** What is asked for: where it is kept, and who renders it for visitors. */
type Wanted = { key: string; render: RenderPage };

/** Even an answer that nobody says will change is rendered anew after this time. */
const longestLife = 60 * 60 * 1000;
/** After a failure the reserve is served at once for this long, instead of making every visitor wait. */
const breathingSpace = 2_000;
/** While there is a crowd, an answer that a change of menus or the clock has outdated may be given for so long (decision 26). */
const longestStale = 30_000;
/** Nobody waits for longer to see a menu that has just changed. */
const longestWait = 1_000;

/** After a change of menus so many pages are rendered ahead, if they were asked for again before. */
const mostAhead = 50;
const leastHits = 1;

export type KeptAnswers = ReturnType<typeof keptAnswers>;

/**
 * Answers visitors from memory: pages, files and JSON alike. What is not there is rendered once, for a request without cookies,
 * headers or foreign query keys, when it is its turn. What is out of date is rendered anew before anybody sees it, unless that
 * would mean standing in line: then what there is goes out once more, and one rendering runs in the background.
 */
export function keptAnswers({ cache, queue, isSecure, baseUrl, onHit, onStale }: Options) {
  const planned = new Map<string, Promise<void>>();
  const renderedBy = new WeakMap<PageEntry, RenderPage>();
  let failedAt = 0;

  return { answer, rerender, rerenderPopular };

  async function answer(context: Context<AppEnv>, wanted: Wanted): Promise<Response> {
    const { entry, isFresh } = cache.get(wanted.key);
    if (entry && (isFresh || Date.now() - failedAt < breathingSpace)) {
      onHit?.();
      return answerOf(context, entry);
    }
    if (entry && isCrowded(wanted.key) && cache.ageOf(entry) < longestStale) return stale(context, entry, wanted);
    const rendering = freshAnswer(context, wanted, entry);
    if (!entry || cache.ageOf(entry) >= longestStale) return rendering;
    return (await inTime(rendering)) ?? stale(context, entry, wanted);
  }

  /** Renders it in the background unless that is planned already; the end of that, or null where there was no room. */
  function rerender({ key, render }: Wanted): Promise<void> | null {
    const known = planned.get(key);
    if (known) return known;
    const { promise, resolve } = Promise.withResolvers<void>();
    const isPlanned = queue.later(async () => {
      planned.delete(key);
      const rendering = cache.isRendering(key) ? Promise.resolve() : renderAhead({ key, render });
      await rendering.finally(resolve);
    });
    if (!isPlanned) return null;
    planned.set(key, promise);
    return promise;
  }

  async function renderAhead({ key, render }: Wanted): Promise<void> {
    const asked = { requestId: '', clientAddress: '' };
    const rendered = await cache.render(key, () => renderAndKeep({ key, render }, asked));
    if (!('entry' in rendered)) judge(key, rendered.answer);
  }

  /** After a change of what all pages show: what is asked for most is rendered anew before somebody asks. */
  function rerenderPopular(): void {
    const outdated = cache.popular().filter((entry) => entry.staleSince !== null && entry.hits >= leastHits);
    for (const entry of outdated.slice(0, mostAhead)) {
      const render = renderedBy.get(entry);
      if (render) void rerender({ key: entry.key, render });
    }
  }

  /** Whether a rendering would have to wait for others. */
  function isCrowded(key: string): boolean {
    return queue.isFull && !cache.isRendering(key);
  }

  function stale(context: Context<AppEnv>, entry: PageEntry, wanted: Wanted): Response {
    onStale?.();
    void rerender(wanted);
    return answerOf(context, entry);
  }

  async function freshAnswer(context: Context<AppEnv>, wanted: Wanted, reserve: PageEntry | null): Promise<Response> {
    const { key } = wanted;
    const asked = { requestId: context.get('requestId'), clientAddress: context.get('clientAddress') };
    try {
      const rendered = await cache.render(key, () =>
        queue.run(() => renderAndKeep(wanted, asked), {
          address: asked.clientAddress,
          isGone: () => hasLeft(context) && !cache.hasCompany(key),
        }),
      );
      if ('entry' in rendered) return answerOf(context, rendered.entry);
      if (judge(key, rendered.answer) && reserve) return answerOf(context, reserve);
      const { response, notes } = rendered.answer;
      const status = response.status >= 500 && notes.failure !== null ? statusOfFailure(notes.failure) : 500;
      return status === 500 ? response : refusal(context, status);
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      return reserve ? stale(context, reserve, wanted) : refusal(context, 503);
    }
  }

  /**
   * Whether an answer that cannot be kept is a failure; whatever else it is, what was kept before is no longer true. A site
   * that is closed says 503 by itself, a failure says 500 and why.
   */
  function judge(key: string, { response, notes }: RenderedPage): boolean {
    const reason = statusOfFailure(notes.failure);
    const isFailure = response.status >= 500 && reason !== 400 && (response.status !== 503 || reason === 503);
    if (isFailure) failedAt = Date.now();
    else cache.remove(key);
    return isFailure;
  }

  type Asked = { requestId: string; clientAddress: string };

  async function renderAndKeep({ key, render }: Wanted, asked: Asked): Promise<Rendered<RenderedPage>> {
    const request = new Request(new URL(key, baseUrl));
    const rendering = await render({ request, viewer: { kind: 'visitor' }, csrfToken: null, ...asked });
    const { response, notes } = rendering;
    if (!isKeepable(rendering)) return { answer: rendering };
    addSecurityHeaders(response.headers, { isSecure });
    const body = new Uint8Array(await response.arrayBuffer());
    const expiresAt = Math.min(notes.expiresAt ?? Number.POSITIVE_INFINITY, Date.now() + longestLife);
    const entry = createEntry({ key, status: 200, headers: response.headers, body, tags: [...notes.tags], expiresAt });
    renderedBy.set(entry, render);
    return { entry };
  }

  function answerOf(context: Context<AppEnv>, entry: PageEntry): Response {
    const target = context.env?.incoming?.url;
    if (target && cache.isFresh(entry)) cache.rememberTarget(target, entry);
    const encoding = chooseEncoding(context.req.header('accept-encoding'));
    if (isNotModified(entry, context.req.header('if-none-match')))
      return new Response(null, { status: 304, headers: pairs(entry.notModified[encoding]) });
    const { headers, body } = variantOf(entry, encoding);
    cache.weigh(entry);
    return new Response(body, { status: entry.status, headers: pairs(headers) });
  }
}

/** Only what was read through tagged loaders may be kept, or no write could ever drop it. */
function isKeepable({ response, notes }: RenderedPage): boolean {
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
