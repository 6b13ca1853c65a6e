import { cameFromLegalPage } from '../consent/consent-state.ts';
import { reload } from '../offline/lost-chunk.ts';
import { keepServiceWorker } from '../offline/service-worker-client.ts';
import { weaknessOf } from '../shell/fallback/weakness.ts';
import { answerConsent } from './answer-consent.ts';
import type { Hydration } from './early-script.ts';
import { letGo } from './let-go.ts';
import { isNeededAtOnce } from './needed-at-once.ts';
import { buildHeader, dataAddress, stateOf } from './page-data.ts';

/** Whoever stays so long without a sign is told the time of day anew as well: what is written of opening hours moves on. */
const longestRest = 60_000;
/** Before data that did not come is asked for again; each time twice as long. */
const firstPause = 5_000;

/**
 * Brings the page to life in the browser: its scripts are asked for, and React takes over what the server rendered. A page
 * that waits does it at the first sign of its visitor, and is complete without (docs/behaviour/navigation.md#coming-alive).
 */
export async function hydrate({ files, isWaiting, build, hasTagManager }: Omit<Hydration, 'hydrate'>): Promise<void> {
  if (window.foyerEarly) answerConsent(window.foyerEarly);
  keepServiceWorker();
  if (isWaiting && !isNeeded(hasTagManager)) await Promise.race([window.foyerEarly?.wanted, after(longestRest)]);
  // A file of scripts that failed to come is not asked for again by every browser.
  if (!navigator.onLine) {
    // Nobody waits so long, and what a button does later would come as a surprise.
    letGo();
    await new Promise((go) => addEventListener('online', go, { once: true }));
  }
  for (const href of files) preload(href);
  if (isWaiting) await passOnData(build);
  startScripts();
}

function isNeeded(hasTagManager: boolean): boolean {
  const embeds = document.querySelectorAll<HTMLElement>('[data-provider]');
  return isNeededAtOnce({
    cookies: document.cookie,
    providers: Array.from(embeds, (embed) => embed.dataset.provider ?? ''),
    hasTagManager,
    isFromLegalPage: cameFromLegalPage(),
    hasPlace: location.hash !== '',
    isWeak: weaknessOf(navigator, (condition) => CSS.supports(condition)) !== null,
  });
}

function preload(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
  );
}

/** React Router reads it from a stream that the page would otherwise have brought. */
async function passOnData(build: string): Promise<void> {
  const { streamController } = (window as unknown as { __reactRouterContext: RouterContext }).__reactRouterContext;
  streamController.enqueue(await data(build));
  streamController.close();
}

type RouterContext = { streamController: ReadableStreamDefaultController<string> };

/** Until it is there the page stays as it is, and complete. */
async function data(build: string): Promise<string> {
  for (let pause = firstPause; ; pause *= 2) {
    const state = await readState(build).catch(() => null);
    if (state !== null) return state;
    letGo();
    await after(pause);
  }
}

/**
 * What a network answers that wants to be logged in to, or a page that is gone by now, is no data; and of data that is newer
 * than the page the scripts of the page may know nothing.
 */
async function readState(build: string): Promise<string | null> {
  const answer = await fetch(dataAddress(location));
  if (!answer.ok) return null;
  const state = stateOf(await answer.text());
  if (answer.headers.get(buildHeader) === build) return state;
  reload();
  return null;
}

/**
 * The text of the waiting script stays what it was, so its hash in the content security policy holds. Where one of its files
 * is gone, the site has been built anew since the page came.
 */
function startScripts(): void {
  const waiting = document.querySelector('script[type="text/later"]');
  const text = waiting?.textContent ?? '';
  waiting?.replaceWith(Object.assign(document.createElement('script'), { type: 'module', text, onerror: reload }));
}

function after(milliseconds: number): Promise<void> {
  return new Promise((go) => setTimeout(go, milliseconds));
}
