import { redirect, redirectDocument } from 'react-router';
import { signOut } from '#app/auth/sign-in.server.ts';
import { loadContextOf } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';
import type { Route } from './+types/logout-route.ts';

/** A link or a prefetch must not log anybody out: only the form does. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(urls.home(loadContextOf(context).locale));
}

export async function action({ context, request }: Route.ActionArgs) {
  const headers = new Headers();
  for (const cookie of await signOut(request.headers)) headers.append('Set-Cookie', cookie);
  headers.append('Set-Cookie', 'csrftoken=; Path=/; Max-Age=0; SameSite=Lax');
  return redirectDocument(urls.home(loadContextOf(context).locale), { headers });
}
