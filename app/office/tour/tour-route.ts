import { data, redirect } from 'react-router';
import { formOf } from '#app/form-body.server.ts';
import { urls } from '#app/urls.ts';
import { requireEditor } from '../require-editor.server.ts';
import type { Route } from './+types/tour-route.ts';
import { endTour } from './tour.server.ts';

/** Somebody has seen the tour, or does not want to. */
export async function action({ request, ...args }: Route.ActionArgs) {
  const { viewer, locale } = requireEditor(args);
  const form = await formOf(request);
  if (form.get('command') !== 'end') throw data(null, { status: 400 });
  await endTour(viewer.id);
  return redirect(urls.office(locale));
}
