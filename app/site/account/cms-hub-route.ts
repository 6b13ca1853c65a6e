import { redirect } from 'react-router';
import { loadContextOf } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';
import type { Route } from './+types/cms-hub-route.ts';

/** The short address for the team: to the office or, for who is not in yet, to the login and then there. */
export function loader({ context }: Route.LoaderArgs) {
  const { viewer, locale } = loadContextOf(context);
  const office = urls.office(locale);
  return redirect(viewer.kind === 'visitor' ? urls.login(locale, office) : office);
}
