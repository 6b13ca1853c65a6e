import { data, type RouterContextProvider, redirect } from 'react-router';
import type { Editor } from '#app/auth/viewer.ts';
import { type LoadContext, loadContextOf } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';

/** Who is logged in; everybody else is sent to the login and comes back to this address. */
export function requirePerson(context: Readonly<RouterContextProvider>, address: 'profile' | 'userSettings') {
  const loaded = loadContextOf(context);
  const { viewer, locale } = loaded;
  if (viewer.kind === 'visitor') throw redirect(urls.login(locale, urls[address](locale)));
  return { ...loaded, viewer } satisfies LoadContext & { viewer: Editor };
}

/** What a command answered that asks the policy itself. */
export function permitted<Answer>(answer: Answer): Exclude<Answer, 'forbidden'> {
  if (answer === 'forbidden') throw data(null, { status: 403 });
  // Proof: the only excluded answer has just been thrown away.
  return answer as Exclude<Answer, 'forbidden'>;
}
