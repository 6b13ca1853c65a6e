import { APIError } from 'better-auth/api';
import { audit } from '#app/db/audit.server.ts';
import { db, pool } from '#app/db/client.server.ts';
import { countOwnPassword, ownPasswordLimit } from '../account/own-credential.server.ts';
import { auth } from '../auth-runtime.server.ts';
import { can } from '../policy.ts';
import { forgive } from '../rate-limit.server.ts';
import { sessionCookies } from '../session-cookies.server.ts';
import { forgetViewers } from '../viewer.server.ts';
import type { Editor } from '../viewer.ts';

export type FactorRequest = { viewer: Editor; headers: Headers; password: string };
export type Refusal = { kind: 'forbidden' } | { kind: 'wrong' } | { kind: 'limited'; retryAfterSeconds: number };
export type Begun = { kind: 'begun'; uri: string; codes: string[] };
/** The session got a new cookie, because it is worth more now, or less. */
export type Switched = { kind: 'switched'; setCookies: string[] };

/** Whether somebody has an app with codes. */
export async function hasSecondFactor({ id }: Editor): Promise<boolean> {
  const { rows } = await pool().query<{ on: boolean }>('select two_factor_enabled as on from "user" where id = $1', [
    id,
  ]);
  return rows[0]?.on ?? false;
}

/** Makes a secret for the app and recovery codes; they count when a code has proved that the app knows it. */
export function beginSecondFactor({ viewer, headers, password }: FactorRequest): Promise<Begun | Refusal> {
  return withPassword(viewer, async () => {
    const made = await auth().auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers });
    if (made.method !== 'totp') throw new Error('better-auth began another second factor than asked for.');
    return { kind: 'begun', uri: made.totpURI, codes: made.backupCodes };
  });
}

/** From now on a password alone opens no session. */
export async function confirmSecondFactor(code: string, { viewer, headers }: Omit<FactorRequest, 'password'>) {
  if (!can(viewer, 'account:write')) return { kind: 'forbidden' } as const;
  const answer = await refusedOr(() =>
    auth().auth.api.verifyTOTP({ body: { code: code.replace(/\s/g, '') }, headers, asResponse: true }),
  );
  return switched(answer, viewer, 'account:second-factor-on');
}

/** A password alone is enough again. */
export function endSecondFactor({ viewer, headers, password }: FactorRequest): Promise<Switched | Refusal> {
  return withPassword(viewer, async () => {
    const answer = await auth().auth.api.disableTwoFactor({ body: { password }, headers, asResponse: true });
    return switched(answer.ok ? answer : null, viewer, 'account:second-factor-off');
  });
}

/** Ten new recovery codes; the ones before open nothing any more. */
export function renewRecoveryCodes({ viewer, headers, password }: FactorRequest) {
  return withPassword(viewer, async () => {
    const { backupCodes } = await auth().auth.api.generateBackupCodes({ body: { password }, headers });
    await note(viewer, 'account:recovery-codes');
    return { kind: 'renewed', codes: backupCodes } as const;
  });
}

async function switched(
  answer: Response | null,
  viewer: Editor,
  action: string,
): Promise<Switched | { kind: 'wrong' }> {
  if (!answer?.ok) return { kind: 'wrong' };
  await note(viewer, action);
  forgetViewers();
  return { kind: 'switched', setCookies: sessionCookies(answer) };
}

/** better-auth writes in transactions of its own; what it has done is written down right behind. */
function note({ id }: Editor, action: string) {
  return audit(db(), { by: id, action, type: 'user', id });
}

async function withPassword<Answer>(viewer: Editor, act: () => Promise<Answer>): Promise<Answer | Refusal> {
  if (!can(viewer, 'account:write')) return { kind: 'forbidden' };
  const wait = await countOwnPassword(viewer.id);
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait };
  const answer = await refusedOr(act);
  if (answer === null) return { kind: 'wrong' };
  await forgive(ownPasswordLimit, viewer.id);
  return answer;
}

async function refusedOr<Answer>(act: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof APIError) return null;
    throw error;
  }
}
