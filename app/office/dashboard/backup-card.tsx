import { Form } from 'react-router';
import type { BackupState } from '#app/features/backups/backup-state.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import { Badge } from '../badge.tsx';
import { formatMoment, formatNumber } from '../format.ts';
import controls from '../office-controls.module.css';
import { DashboardCard } from './dashboard-card.tsx';

type BackupCardProps = { backup: BackupState; locale: Locale; csrfToken: string };

/** Whether the site could be brought back: the last backup, the next one, one now, and how to restore. */
export function BackupCard({ backup, locale, csrfToken }: BackupCardProps) {
  const { done_at, file, bytes, problem, next_at, is_wanted } = backup;
  return (
    <DashboardCard title={m.office_backup()} none={false}>
      {done_at ? (
        <p>
          {m.office_backup_last({ at: formatMoment(done_at, locale) })}{' '}
          {bytes !== null && m.office_backup_size({ size: formatNumber(Math.ceil(bytes / 1024 / 1024), locale) })}{' '}
          <Badge tone="green">{m.office_backup_checked()}</Badge>
        </p>
      ) : (
        <p>{m.office_backup_never()}</p>
      )}
      {problem && (
        <p className={controls.problem}>
          {m.office_backup_failed()} {problem}
        </p>
      )}
      <p className={controls.muted}>
        {next_at ? m.office_backup_next({ at: formatMoment(next_at, locale) }) : m.office_backup_unplanned()}
      </p>
      {next_at && (
        <Form method="post" preventScrollReset>
          <CsrfField token={csrfToken} />
          <button type="submit" className={controls.plain} name="command" value="backup" disabled={is_wanted}>
            {is_wanted ? m.office_backup_wanted() : m.office_backup_now()}
          </button>
        </Form>
      )}
      <details>
        <summary>{m.office_backup_restore()}</summary>
        <p>{m.office_backup_restore_text()}</p>
        <pre>
          <code>npm run restore -- {file ?? '/backups/foyer-daily-….tar'}</code>
        </pre>
      </details>
    </DashboardCard>
  );
}
