import { data } from 'react-router';
import { z } from 'zod';
import { type ChangeAnswer, changePassword } from '#app/auth/account/change-password.server.ts';
import { endOtherSessions, endOwnSession } from '#app/auth/account/sessions.server.ts';
import { removePasskey } from '#app/auth/passkey/own-passkeys.server.ts';
import { minimalPassword } from '#app/auth/password-rule.ts';
import type { Editor } from '#app/auth/viewer.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { FactorSetup } from './factor-setup.server.ts';
import type { Outcome } from './outcome.tsx';
import { permitted } from './require-person.server.ts';

export type Posted = { form: Record<string, string>; viewer: Editor; headers: Headers };
export type Done = {
  outcome: Outcome | undefined;
  status: number;
  headers?: Record<string, string>;
  /** What somebody who sets up an app is shown. */
  setup?: FactorSetup;
  /** New recovery codes, shown once. */
  codes?: string[];
};

/** Does what a form on the screen of one's own account asks for. */
export async function runOnAccount({ form, viewer, headers }: Posted): Promise<Done> {
  const [command = '', id = ''] = (form.command ?? '').split(':');
  switch (command) {
    case 'password': {
      const parsed = passwords.safeParse(form);
      if (!parsed.success) throw data(null, { status: 400 });
      return toldOfPassword(await changePassword({ ...parsed.data, viewer, headers }));
    }
    case 'end':
      permitted(await endOwnSession(id, viewer));
      return ended();
    case 'end-others':
      permitted(await endOtherSessions(viewer, headers));
      return ended();
    case 'remove-passkey':
      permitted(await removePasskey(id, viewer));
      return { outcome: { problem: null, heading: m.account_saved(), text: m.account_passkey_removed() }, status: 200 };
    default:
      throw data(null, { status: 400 });
  }
}

const passwords = z.object({ current: z.string().max(256), next: z.string().max(256) });

function ended(): Done {
  const words = { heading: m.account_session_ended(), text: m.account_session_ended_text() };
  return { outcome: { problem: null, ...words }, status: 200 };
}

function toldOfPassword(answer: ChangeAnswer): Done {
  switch (answer.kind) {
    case 'changed': {
      const words = { heading: m.auth_reset_done_heading(), text: m.account_password_changed() };
      return { outcome: { problem: null, ...words }, status: 200 };
    }
    case 'limited': {
      const minutes = Math.ceil(answer.retryAfterSeconds / 60);
      const headers = { 'Retry-After': String(answer.retryAfterSeconds) };
      return { outcome: { problem: m.auth_limited({ minutes }) }, status: 429, headers };
    }
    case 'forbidden':
      throw data(null, { status: 403 });
    case 'wrong':
      return { outcome: { problem: m.account_password_wrong() }, status: 422 };
    case 'short':
      return { outcome: { problem: m.auth_setup_password_problem({ minimum: minimalPassword }) }, status: 422 };
    case 'common':
      return { outcome: { problem: m.auth_password_common() }, status: 422 };
  }
}
