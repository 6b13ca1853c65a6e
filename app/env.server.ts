import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type SettingName, settings } from './env-settings.ts';

type Shape = { [Name in SettingName]: (typeof settings)[Name]['read'] };

const names = Object.keys(settings) as SettingName[];
// Same keys, same schemas: the cast restates what the line does.
const shape = Object.fromEntries(names.map((name) => [name, settings[name].read])) as Shape;

/** Settings that make no sense without each other: when the first is set, so must be the others. */
const together: [SettingName, ...SettingName[]][] = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_ACCESS_KEY_ID', 'S3_BUCKET'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['SHARED_CACHE_URL', 'SHARED_CACHE', 'SHARED_CACHE_TOKEN'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['OIDC_CLIENT_ID', 'OIDC_ISSUER'],
  ['SMTP_USER', 'SMTP_HOST', 'SMTP_PASSWORD'],
  ['SMTP_PASSWORD', 'SMTP_USER'],
];

const environment = z.object(shape).superRefine((values, context) => {
  for (const [first, ...others] of together) {
    const missing = others.filter((name) => values[name] === undefined);
    if (values[first] !== undefined && missing.length > 0)
      context.addIssue({ code: 'custom', message: `${first} is set: set ${missing.join(' and ')} too.` });
  }
  const { SHARED_CACHE, SHARED_CACHE_URL } = values;
  if (SHARED_CACHE && SHARED_CACHE !== 'nginx' && !SHARED_CACHE_URL)
    context.addIssue({
      code: 'custom',
      message: `SHARED_CACHE is ${SHARED_CACHE}: set SHARED_CACHE_URL and SHARED_CACHE_TOKEN too.`,
    });
  if (!values.DEMO && (values.EDITOR_EMAIL === undefined) !== (values.EDITOR_PASSWORD === undefined))
    context.addIssue({
      code: 'custom',
      message: 'EDITOR_EMAIL and EDITOR_PASSWORD belong together: set both or none.',
    });
});

export type Env = Omit<z.output<typeof environment>, 'BASE_URL'> & { BASE_URL: string };

/** A reason not to start that a person can do something about; shown as its one sentence, without a stack. */
export class StartProblem extends Error {
  /** Nothing but a person can change it, so that starting again by itself makes no sense. */
  readonly isLasting: boolean;

  constructor(message: string, { isLasting = false, cause }: { isLasting?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.isLasting = isLasting;
  }
}

/** Parses the environment; empty settings count as not set. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new StartProblem(sentences(parsed.error).join(' '), { isLasting: true });
  const { BASE_URL, PORT } = parsed.data;
  return { ...parsed.data, BASE_URL: BASE_URL?.replace(/\/$/, '') ?? `http://localhost:${PORT}` };
}

let running: Env | null = null;

/** Says once at start by which settings the site runs; its port may be one that the system has chosen. */
export function runBy(env: Env): void {
  running = env;
}

/** By which settings the site runs; null where nothing runs, as in a script. */
export function runningEnv(): Env | null {
  return running;
}

/** The settings of a site that listens at this port, which the system may have chosen. */
export function envAtPort(env: Env, port: number, source: NodeJS.ProcessEnv = process.env): Env {
  return { ...env, PORT: port, BASE_URL: source.BASE_URL ? env.BASE_URL : `http://localhost:${port}` };
}

/** How many processes answer requests. */
export function workerCount({ WORKERS }: Pick<Env, 'WORKERS'>): number {
  return WORKERS ?? availableParallelism();
}

/** How people log in, and for how long. */
export function loginSettings(env: Env) {
  const { SESSION_IDLE_HOURS: idleHours, SESSION_MAX_HOURS: maximalHours } = env;
  return { sessions: { idleHours, maximalHours }, provider: providerSettings(env) };
}

/** The account service of the venue, when one is named. */
function providerSettings(env: Env) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer || !clientId || !clientSecret) return null;
  return {
    issuer,
    clientId,
    clientSecret,
    name: env.OIDC_NAME ?? new URL(issuer).hostname,
    trustsEmail: env.OIDC_TRUST_EMAIL,
  };
}

/** What stands before the site and can be purged; null where nothing does, or what cannot. */
export function purgedCache({ SHARED_CACHE: cache, SHARED_CACHE_URL: urls, SHARED_CACHE_TOKEN: token }: Env) {
  if (!cache || cache === 'nginx' || !urls || !token) return null;
  return { cache, urls: urls.split(',').map((each) => each.trim().replace(/\/$/, '')), token };
}

/** Settings of an S3-compatible store, when a bucket is named. */
export function s3Settings(env: Env) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, region: env.S3_REGION, endpoint: env.S3_ENDPOINT, accessKeyId, secretAccessKey };
}

/** The post: a mail server when one is named, otherwise a folder of letters. */
export function mailSettings(env: Env, sender: string) {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: password } = env;
  const outbox = resolve(env.DATA_DIR, 'outbox');
  return { from: env.SMTP_FROM ?? sender, outbox, smtp: host ? { host, port, user, password } : undefined };
}

function sentences({ issues }: z.ZodError): string[] {
  const all = issues.map(({ path, message }) => {
    const name = path[0] as SettingName | undefined;
    return name ? `${name} must ${settings[name].must}.` : message;
  });
  return [...new Set(all)];
}
