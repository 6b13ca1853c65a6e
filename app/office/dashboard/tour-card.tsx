import { Form, Link } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import controls from '../office-controls.module.css';
import { DashboardCard } from './dashboard-card.tsx';

type Props = { begin: string; ending: string; csrfToken: string };

/** Offers the tour until somebody has seen it or does not want to. */
export function TourCard({ begin, ending, csrfToken }: Props) {
  return (
    <DashboardCard title={m.tour_offer()} none={false}>
      <p>{m.tour_offer_text()}</p>
      <Form method="post" action={ending} className={controls.actions}>
        <CsrfField token={csrfToken} />
        <Link discover="none" className={controls.button} to={begin}>
          {m.tour_begin()}
        </Link>
        <button type="submit" className={controls.plain} name="command" value="end">
          {m.tour_not_wanted()}
        </button>
      </Form>
    </DashboardCard>
  );
}
