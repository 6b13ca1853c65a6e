import { data, type RouterContextProvider, redirect } from 'react-router';
import { type Action, can } from '#app/auth/policy.ts';
import type { Editor } from '#app/auth/viewer.ts';
import { type LoadContext, loadContextOf } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';

type Visit = { context: Readonly<RouterContextProvider>; url: URL };

/**
 * Every loader and action of the office begins here, because React Router runs them side by side: a visitor is sent to
 * the login and comes back, somebody without the right is refused with 403.
 */
export function requireEditor(
  { context, url }: Visit,
  action: Action = 'dashboard:read',
): LoadContext & { viewer: Editor } {
  const loaded = loadContextOf(context);
  const { viewer, locale } = loaded;
  if (viewer.kind === 'visitor') throw redirect(urls.login(locale, `${url.pathname}${url.search}`));
  if (!can(viewer, action)) throw data(null, { status: 403 });
  return { ...loaded, viewer };
}

/** What a command answered that asks the policy itself; its refusal is the same 403. */
export function permitted<Answer>(answer: Answer): Exclude<Answer, 'forbidden'> {
  if (answer === 'forbidden') throw data(null, { status: 403 });
  // Proof: the only excluded answer has just been thrown away.
  return answer as Exclude<Answer, 'forbidden'>;
}
