import type { SessionLimits } from '#app/auth/auth.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import css from './account.module.css';
import type { SessionRow } from './session-row.server.ts';

type Props = { sessions: SessionRow[]; limits: SessionLimits; csrfToken: string | null };

/** Every browser somebody is logged in with, and the way to end it from here. */
export function SessionsSection({ sessions, limits, csrfToken }: Props) {
  return (
    <section className={css.part} aria-labelledby="account-sessions">
      <h2 id="account-sessions">{m.account_sessions_title()}</h2>
      <p className={css.hint}>{m.account_sessions_intro({ idle: limits.idleHours, maximal: limits.maximalHours })}</p>
      <form method="post" className={css.rows}>
        <CsrfField token={csrfToken} />
        <ul className={css.rows}>
          {sessions.map(({ id, device, times, isCurrent }) => (
            <li key={id} className={css.row}>
              <strong>{isCurrent ? `${device} (${m.account_session_current()})` : device}</strong>
              <span className={css.hint}>{times}</span>
              {!isCurrent && (
                <button type="submit" className={css.plain} name="command" value={`end:${id}`}>
                  {m.account_session_end()}
                  <span className="visually-hidden"> {device}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <button type="submit" className={css.plain} name="command" value="end-others">
            {m.account_session_end_others()}
          </button>
        )}
      </form>
    </section>
  );
}
