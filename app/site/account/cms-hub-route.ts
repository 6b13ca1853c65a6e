import { redirect } from 'react-router';
import { urls } from '#app/urls.ts';
import { loadContextOf } from '../load-context.ts';
import type { Route } from './+types/cms-hub-route.ts';

/** The short address for the team: to the login or, for who is in already, to their profile. */
export function loader({ context }: Route.LoaderArgs) {
  const { viewer, locale } = loadContextOf(context);
  const profile = urls.profile(locale);
  return redirect(viewer.kind === 'visitor' ? urls.login(locale, profile) : profile);
}
