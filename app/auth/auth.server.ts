import { betterAuth } from 'better-auth';
import { authPool } from './auth-pool.server.ts';
import { sendChangedLetter, sendResetLetter } from './password-letters.server.ts';
import { minimalPassword } from './password-rule.ts';
import { sessionCookieName } from './session-cookie.ts';

export type AuthOptions = {
  baseUrl: string;
  secret: string /** Names the site in letters. */;
  site: string;
};
export type Auth = ReturnType<typeof createAuth>;

const hour = 60 * 60;
const sessionLife = 7 * 24 * hour;

/** Passwords (scrypt), sessions and their cookies are better-auth's business; the site only names the columns. */
export function createAuth({ baseUrl, secret, site }: AuthOptions) {
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
      sendResetPassword: ({ user, token }) => sendResetLetter(user.email, token, { site, baseUrl }),
      onPasswordReset: ({ user }) => sendChangedLetter(user.email, { site, baseUrl }),
    },
    // Limited by account and by address in sign-in.server.ts, in words the reader understands.
    rateLimit: { enabled: false },
    session: {
      expiresIn: sessionLife,
      updateAge: hour,
      fields: {
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        userId: 'user_id',
      },
    },
    user: {
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      // What the policy asks for comes with the session, in the same question. `input: false`: nobody sets it from outside.
      additionalFields: {
        role: { type: ['editor', 'publisher', 'admin'], input: false },
        first_name: { type: 'string', input: false },
        last_name: { type: 'string', input: false },
        rights: { type: 'string[]', input: false },
      },
    },
    account: {
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      // Links that are out would open accounts to whoever reads a backup.
      storeIdentifier: 'hashed',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    advanced: {
      // The server's own CSRF middleware stands before every write and is stricter.
      disableCSRFCheck: true,
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      // Session and person in one question. There is no cookie cache: a logout and a lost right count at once.
      database: { joins: true },
      cookies: {
        session_token: {
          name: sessionCookieName(baseUrl),
          attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: baseUrl.startsWith('https:') },
        },
      },
    },
  });
}
