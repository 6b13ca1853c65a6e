import { type Call, call as callOnce, isReading } from '#app/contract/client/call.ts';
import type { CallName } from '#app/contract/client/call-types.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Editor } from './core/editor.ts';

/** What is on screen, in the language of the answer: the parameters of every call about a page or an entry. */
export function ownerParams({ payload, context }: Pick<Editor, 'payload' | 'context'>, lang: Locale = context.locale) {
  return { lang, id: payload.get().owner.id };
}

/** Who is told of refusals that are not about what was asked: `login` is done when somebody has logged in. */
type Watcher = { login(): Promise<void>; refused(status: number): void };
let watcher: Watcher | null = null;

export function watchAnswers(next: Watcher): () => void {
  watcher = next;
  return () => {
    if (watcher === next) watcher = null;
  };
}

/**
 * Makes a call about the page as a whole: settings, publishing, versions. One that finds nobody logged in is made again
 * after the login.
 */
export const call: Call = async (name, request, init) => {
  let reply = await callOnce(name, request, init);
  if (reply.status === 401 && watcher) {
    await watcher.login();
    reply = await callOnce(name, request, init);
  }
  if (!reply.ok && isForAll(name, reply.status)) watcher?.refused(reply.status);
  return reply;
};

/** What has a reason of its own is said where it was asked, and who only looked is told of nothing but a broken server. */
function isForAll(name: CallName, status: number): boolean {
  if (status === 0 || status >= 500) return true;
  return !isReading(name) && ![409, 412, 422].includes(status);
}
