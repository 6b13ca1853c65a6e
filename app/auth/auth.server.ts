import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { audit } from '#app/db/audit.server.ts';
import { db, pool } from '#app/db/client.server.ts';
import { isLocale, type Locale } from '#app/i18n/locale.ts';
import { provenLogin, secondFactorPlugin } from './auth-plugins.server.ts';
import { authPool } from './auth-pool.server.ts';
import { sendChangedLetter, sendResetLetter } from './password-letters.server.ts';
import { minimalPassword } from './password-rule.ts';
import { secondFactorCookieName, sessionCookieName } from './session-cookie.ts';

/** How long a session lives without being used, and at most. */
export type SessionLimits = { idleHours: number; maximalHours: number };

export type AuthOptions = {
  baseUrl: string;
  secret: string;
  /** Names the site in letters. */
  site: string;
  sessions: SessionLimits;
};
export type Auth = ReturnType<typeof createAuth>;

const hour = 60 * 60;
/** So exactly is known when somebody was here last. */
const seenEverySeconds = 10 * 60;

const timeColumns = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

const sessionColumns = {
  expiresAt: 'expires_at',
  ...timeColumns,
  ipAddress: 'ip_address',
  userAgent: 'user_agent',
  userId: 'user_id',
} as const;

const accountColumns = {
  accountId: 'account_id',
  providerId: 'provider_id',
  userId: 'user_id',
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  idToken: 'id_token',
  accessTokenExpiresAt: 'access_token_expires_at',
  refreshTokenExpiresAt: 'refresh_token_expires_at',
  ...timeColumns,
} as const;

/** What the policy asks for comes with the session, in the same question. `input: false`: nobody sets it from outside. */
const personFields = {
  role: { type: ['editor', 'publisher', 'admin'], input: false },
  first_name: { type: 'string', input: false },
  last_name: { type: 'string', input: false },
  rights: { type: 'string[]', input: false },
  locale: { type: ['de', 'en'], input: false, required: false },
  disabled_at: { type: 'date', input: false, required: false },
} satisfies NonNullable<BetterAuthOptions['user']>['additionalFields'];

/** Passwords (scrypt), sessions and their cookies are better-auth's business; the site only names the columns. */
export function createAuth({ baseUrl, secret, site, sessions }: AuthOptions) {
  return betterAuth({
    appName: 'Foyer',
    baseURL: baseUrl,
    secret,
    database: authPool,
    telemetry: { enabled: false },
    logger: { level: 'error' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: minimalPassword,
      maxPasswordLength: 256,
      resetPasswordTokenExpiresIn: hour,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        sendResetLetter(user.email, token, { site, baseUrl, locale: localeOf(user) }),
      onPasswordReset: ({ user }) => sendChangedLetter(user.email, { site, baseUrl, locale: localeOf(user) }),
    },
    plugins: [secondFactorPlugin(site), provenLogin],
    // Limited by account and by address in sign-in.server.ts, in words the reader understands.
    rateLimit: { enabled: false },
    session: {
      expiresIn: sessions.idleHours * hour,
      updateAge: seenEverySeconds,
      fields: sessionColumns,
    },
    // Whichever way somebody proves who they are: nobody who was disabled gets a session, and every other one is noted.
    databaseHooks: {
      session: {
        create: {
          before: ({ userId }) => refuseDisabled(userId),
          after: ({ userId }, context) => noteLogin(userId, context?.path),
        },
      },
    },
    user: {
      fields: { emailVerified: 'email_verified', ...timeColumns },
      additionalFields: personFields,
    },
    account: { fields: accountColumns },
    verification: {
      // Links that are out would open accounts to whoever reads a backup.
      storeIdentifier: 'hashed',
      fields: { expiresAt: 'expires_at', ...timeColumns },
    },
    advanced: {
      // The server's own CSRF middleware stands before every write and is stricter.
      disableCSRFCheck: true,
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      // Session and person in one question. There is no cookie cache: a logout and a lost right count at once.
      database: { joins: true },
      cookies: cookiesOf(baseUrl),
    },
  });
}

function cookiesOf(baseUrl: string) {
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: baseUrl.startsWith('https:') } as const;
  return {
    session_token: { name: sessionCookieName(baseUrl), attributes },
    two_factor: { name: secondFactorCookieName(baseUrl), attributes },
  };
}

function localeOf(user: object): Locale | null {
  return 'locale' in user && isLocale(user.locale) ? user.locale : null;
}

async function refuseDisabled(id: string): Promise<void> {
  const { rowCount } = await pool().query('select from "user" where id = $1 and disabled_at is not null', [id]);
  if (rowCount) throw new APIError('UNAUTHORIZED');
}

/** Who has come in, for the administrators; never from where. */
async function noteLogin(userId: string, path: string | undefined): Promise<void> {
  // With the password alone somebody who has a second factor has not come in: better-auth ends that session at once.
  if (path === '/sign-in/email' && (await owesSecondFactor(userId))) return;
  await audit(db(), { by: userId, action: 'user:login', type: 'user' });
}

async function owesSecondFactor(id: string): Promise<boolean> {
  const { rowCount } = await pool().query('select from "user" where id = $1 and two_factor_enabled', [id]);
  return rowCount === 1;
}
