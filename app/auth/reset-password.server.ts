import { APIError } from 'better-auth/api';
import { auth } from './auth-runtime.server.ts';
import { reportLost } from './password-letters.server.ts';
import { consume, type Limit } from './rate-limit.server.ts';
import { forgetViewers } from './viewer.server.ts';

const hour = 60 * 60;
const accountLimit: Limit = { name: 'reset-account', maximum: 3, windowSeconds: hour };
const addressLimit: Limit = { name: 'reset-address', maximum: 10, windowSeconds: hour };
/** Guessing a link is hopeless anyway; this keeps the hashing of passwords from becoming a lever. */
const redeemLimit: Limit = { name: 'reset-redeem', maximum: 20, windowSeconds: hour };

export type ResetRequest = { email: string; address: string };

/**
 * Has a letter with a link sent, if the account exists. Answers the seconds to wait, or null; the answer and the time it
 * takes are the same whether there is an account or not.
 */
export async function requestPasswordReset({ email, address }: ResetRequest): Promise<number | null> {
  const account = email.trim().toLowerCase();
  const wait = (await consume(addressLimit, address)) ?? (await consume(accountLimit, account));
  if (wait !== null) return wait;
  // Not awaited: how long looking up and sending takes would tell who has an account.
  void auth()
    .auth.api.requestPasswordReset({ body: { email: account } })
    .catch(reportLost);
  return null;
}

export type NewPassword = { token: string; password: string; address: string };

/** Sets the new password and ends every session. The link works once, within its hour. */
export async function redeemPasswordReset({ token, password, address }: NewPassword) {
  const wait = await consume(redeemLimit, address);
  if (wait !== null) return { kind: 'limited', retryAfterSeconds: wait } as const;
  try {
    await auth().auth.api.resetPassword({ body: { newPassword: password, token } });
    forgetViewers();
    return { kind: 'changed' } as const;
  } catch (error) {
    if (error instanceof APIError) return { kind: 'expired' } as const;
    throw error;
  }
}
