import { Link } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import panels from '../office-panels.module.css';
import { DashboardCard } from './dashboard-card.tsx';
import type { SetupWarning } from './setup-warnings.server.ts';

/** What is still to be set up, for who can; it goes when nothing is left. */
export function SetupCard({ warnings }: { warnings: readonly SetupWarning[] }) {
  return (
    <DashboardCard title={m.office_setup()} none={false}>
      <ul className={panels.lines}>
        {warnings.map(({ key, text, settings, link }) => (
          <li key={key}>
            <span>{text}</span>
            {settings.length > 0 && <code>{settings.join(', ')}</code>}
            {link && (
              <Link discover="none" to={link.url}>
                {link.title}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}
