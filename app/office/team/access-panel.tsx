import { Form } from 'react-router';
import type { Person } from '#app/auth/team/people.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { CsrfField } from '#app/ui/csrf-field.tsx';
import controls from '../office-controls.module.css';
import panels from '../office-panels.module.css';
import { hasSecondFactor, secondFactorLabel } from './second-factor-label.ts';
import { StateBadge } from './state-badge.tsx';
import css from './team-office.module.css';

type Props = { person: Person; seen: string; isOneself: boolean; csrfToken: string };

/** Whether a person may come in, where they are, and what an administrator can do about it. */
export function AccessPanel({ person, seen, isOneself, csrfToken }: Props) {
  const { state, session_count, second_factor, is_linked } = person;
  const isWaiting = state === 'invited' || state === 'invitation-expired';
  return (
    <section className={`${panels.card} ${css.card}`} aria-labelledby="office-access">
      <h2 id="office-access">{m.team_access()}</h2>
      <p>
        <StateBadge state={state} />
      </p>
      <p>
        {m.team_column_seen()}: {seen}
        <br />
        {m.team_sessions({ count: session_count })}
        <br />
        {m.team_column_factor()}: {secondFactorLabel(second_factor)}
      </p>
      <Form method="post">
        <CsrfField token={csrfToken} />
        {isWaiting && <Command value="invite" label={m.team_invite_again()} />}
        {isWaiting && <Command value="withdraw" label={m.team_withdraw()} isDangerous />}
        {state === 'active' && <Command value="sign-out" label={m.team_sign_out()} />}
        {state === 'active' && <Command value="reset" label={m.team_send_reset()} />}
        {!isOneself && hasSecondFactor(second_factor) && (
          <>
            <p className={controls.muted}>{m.team_remove_factor_hint()}</p>
            <Command value="remove-factor" label={m.team_remove_factor()} />
          </>
        )}
        {!isOneself && is_linked && (
          <>
            <p className={controls.muted}>{m.team_unlink_hint()}</p>
            <Command value="unlink" label={m.team_unlink()} />
          </>
        )}
        {state === 'disabled' && <Command value="enable" label={m.team_enable()} />}
        {state === 'active' && !isOneself && (
          <>
            <p className={controls.muted}>{m.team_disable_hint()}</p>
            <Command value="disable" label={m.team_disable()} isDangerous />
          </>
        )}
      </Form>
    </section>
  );
}

type CommandProps = { value: string; label: string; isDangerous?: boolean };

function Command({ value, label, isDangerous = false }: CommandProps) {
  const look = isDangerous ? `${controls.plain} ${controls.danger}` : controls.plain;
  return (
    <button type="submit" className={look} name="command" value={value}>
      {label}
    </button>
  );
}
