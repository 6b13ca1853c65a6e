import { data } from 'react-router';
import { isLocale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { loadContextOf } from '#app/load-context.ts';
import { urls } from '#app/urls.ts';
import siteConfig from '#site-config';
import { DefaultLayout } from '../shell/default-layout.tsx';
import { plainFrame } from '../shell-data.ts';
import type { Route } from './+types/ticketing-template-route.ts';

/**
 * The frame of the site for a ticket shop on another host (docs/behaviour/routes.md#ticketing-template): header and footer as
 * visitors see them, and an empty place that the shop fills.
 */
export function loader({ params, context }: Route.LoaderArgs) {
  if (params.lang && !isLocale(params.lang)) throw data(null, { status: 404 });
  const { locale } = loadContextOf(context);
  return {
    title: `${m.webshop_title()} | ${siteConfig.name[locale]}`,
    frame: { ...plainFrame, alternates: { de: urls.ticketingTemplate('de'), en: urls.ticketingTemplate('en') } },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default function TicketingTemplate() {
  return (
    <DefaultLayout>
      <div id="ticketing-content" />
    </DefaultLayout>
  );
}
