import { cameFromLegalPage } from '../consent/consent-state.ts';
import { reload } from '../offline/lost-chunk.ts';
import { keepServiceWorker } from '../offline/service-worker-client.ts';
import { weaknessOf } from '../shell/fallback/weakness.ts';
import { answerConsent } from './answer-consent.ts';
import type { Hydration } from './early-script.ts';
import { isNeededAtOnce } from './needed-at-once.ts';
import { dataAddress, stateOf } from './page-data.ts';

/** Whoever stays so long without a sign is told the time of day anew as well: what is written of opening hours moves on. */
const longestRest = 60_000;
/** Before what could not be fetched is asked for again. */
const pause = 5_000;

/**
 * Brings the page to life in the browser: its scripts are asked for, and React takes over what the server rendered. A page
 * that waits does it at the first sign of its visitor, and is complete without (docs/behaviour/navigation.md#coming-alive).
 */
export async function hydrate({ files, isWaiting, hasTagManager }: Omit<Hydration, 'hydrate'>): Promise<void> {
  if (window.foyerEarly) answerConsent(window.foyerEarly);
  keepServiceWorker();
  if (isWaiting && !isNeeded(hasTagManager)) await Promise.race([window.foyerEarly?.wanted, after(longestRest)]);
  // A file of scripts that failed to come is not asked for again by any browser.
  if (!navigator.onLine) await new Promise((go) => addEventListener('online', go, { once: true }));
  for (const href of files) preload(href);
  if (isWaiting) await passOnData();
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
async function passOnData(): Promise<void> {
  const { streamController } = (window as unknown as { __reactRouterContext: RouterContext }).__reactRouterContext;
  streamController.enqueue(await data());
  streamController.close();
}

type RouterContext = { streamController: ReadableStreamDefaultController<string> };

/** Until it is there the page stays as it is, and complete. */
async function data(): Promise<string> {
  for (;;) {
    const answer = await fetch(dataAddress(location)).catch(() => null);
    if (answer?.ok) return stateOf(await answer.text());
    await after(pause);
  }
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
