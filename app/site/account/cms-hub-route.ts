import { redirect } from 'react-router';
import { localeOfCookie } from '#app/i18n/locale-cookie.ts';
import { loadContextOf } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';
import type { Route } from './+types/cms-hub-route.ts';

/**
 * The short address for the team: to the office or, for who is not in yet, to the login and then there; in the language that was
 * chosen last in the editor.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, ...load } = loadContextOf(context);
  const locale = localeOfCookie(request.headers.get('cookie')) ?? load.locale;
  const office = urls.office(locale);
  return redirect(viewer.kind === 'visitor' ? urls.login(locale, office) : office);
}
