import type { RouterContextProvider } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { type LoadContext, loadContextOf } from '#app/load-context.ts';

/** The head of a page is made by its loader, which does not see what the action of the same request answered. */
const refused = new WeakSet<LoadContext>();

/** What was posted comes back to the person who typed it. */
export function noteRefusal(load: LoadContext): void {
  refused.add(load);
}

type Asked = { context: Readonly<RouterContextProvider> };
type Answer = { init: ResponseInit | null } | Response;

/** The same action; where the status of its answer is a refusal, the window of its screen says so. */
export function refusalsNoted<Args extends Asked, Given extends Answer>(action: (args: Args) => Promise<Given>) {
  return async (args: Args): Promise<Given> => {
    const answer = await action(args);
    const { status = 200 } = answer instanceof Response ? answer : (answer.init ?? {});
    if (status >= 400) noteRefusal(loadContextOf(args.context));
    return answer;
  };
}

/** The window says first of all that something is wrong: it is what a screen reader says when the page is there. */
export function nameOfWindow(name: string, load: LoadContext): string {
  return refused.has(load) ? m.shell_window_refused({ name }) : name;
}
