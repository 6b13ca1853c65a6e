import type pg from 'pg';
import { type Auth, type AuthOptions, createAuth, type SessionLimits } from './auth.server.ts';
import { loadAuthSecret } from './auth-secret.server.ts';
import type { ProviderSettings } from './provider/provider-settings.ts';
import { sessionCookieName } from './session-cookie.ts';

export type AuthRuntime = {
  auth: Auth;
  cookieName: string;
  secret: string;
  isSecure: boolean;
  /** Scheme and host as configured, for links in letters. */
  origin: string;
  /** Names the site in letters. */
  site: string;
  sessions: SessionLimits;
  /** Null where people log in with what this site knows alone. */
  provider: ProviderSettings | null;
};

/** What a site may choose about logging in. */
export type LoginSettings = { sessions?: SessionLimits; provider?: ProviderSettings | null };

type OpenAuth = Omit<AuthOptions, 'secret' | 'sessions'> & LoginSettings & { pool: pg.Pool };

/** What holds unless the settings say otherwise. */
const usualSessions: SessionLimits = { idleHours: 8, maximalHours: 24 };

let runtime: AuthRuntime | null = null;

/** Called once when the server (or a script that makes people) starts. */
export async function openAuth({
  pool,
  baseUrl,
  site,
  sessions = usualSessions,
  provider = null,
}: OpenAuth): Promise<AuthRuntime> {
  const secret = await loadAuthSecret(pool);
  runtime = {
    auth: createAuth({ baseUrl, secret, site, sessions }),
    secret,
    cookieName: sessionCookieName(baseUrl),
    isSecure: baseUrl.startsWith('https:'),
    origin: new URL(baseUrl).origin,
    site,
    sessions,
    provider,
  };
  return runtime;
}

/** What `openAuth` has opened; throws before that. */
export function auth(): AuthRuntime {
  if (!runtime) throw new Error('Authentication is not open: call openAuth() at the start of the process.');
  return runtime;
}
