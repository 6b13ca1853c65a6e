import { z } from 'zod';

const flag = (initial: boolean) =>
  z
    .enum(['0', '1', 'true', 'false'])
    .optional()
    .transform((value) => (value === undefined ? initial : value === '1' || value === 'true'));
const port = (initial: number) => z.coerce.number().int().min(0).max(65_535).default(initial);
const optional = z.string().min(1).optional();

const schema = z
  .object({
    PORT: port(3000),
    /** This machine only, until a venue opens it. */
    HOST: z.string().min(1).default('127.0.0.1'),
    BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    EDITOR_EMAIL: z.email().optional(),
    EDITOR_PASSWORD: z.string().min(12).optional(),
    /** 0: an empty site whose first screen creates the first administrator. */
    DEMO: flag(true),
    TRUST_PROXY: flag(false),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    SMTP_HOST: optional,
    SMTP_PORT: port(587),
    SMTP_USER: optional,
    SMTP_PASSWORD: optional,
    SMTP_FROM: optional,
    S3_BUCKET: optional,
    S3_REGION: z.string().min(1).default('eu-central-1'),
    S3_ENDPOINT: z.url().optional(),
    S3_ACCESS_KEY_ID: optional,
    S3_SECRET_ACCESS_KEY: optional,
  })
  .transform((values) => ({ ...values, BASE_URL: trimmed(values.BASE_URL) ?? `http://localhost:${values.PORT}` }));

export type Env = z.output<typeof schema>;

/** What each setting must look like, for the sentence that says so. */
const expected: Partial<Record<keyof Env, string>> = {
  PORT: 'a port number from 0 to 65535, such as 3000',
  BASE_URL: 'the address people type, such as https://museum.example',
  DATABASE_URL: 'a PostgreSQL address such as postgres://user:password@localhost:5432/foyer',
  EDITOR_EMAIL: 'an e-mail address',
  EDITOR_PASSWORD: 'a password of at least 12 characters',
  DEMO: '0 or 1',
  TRUST_PROXY: '0 or 1',
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal or silent',
  SMTP_PORT: 'a port number, such as 587',
  S3_ENDPOINT: 'an address such as https://s3.example.com',
};

/** A reason not to start that a person can do something about; shown as its one sentence, without a stack. */
export class StartProblem extends Error {}

/** Parses the environment; empty settings count as not set. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map((issue) => issue.path[0] as keyof Env))];
  throw new StartProblem(
    names.map((name) => `${name} must be ${expected[name] ?? 'a text that is not empty'}.`).join(' '),
  );
}

/** Settings of an S3-compatible store, when a bucket is named. */
export function s3Settings(env: Env) {
  if (!env.S3_BUCKET) return undefined;
  if (!env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) {
    throw new StartProblem('S3_BUCKET is set: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too.');
  }
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}

function trimmed(url: string | undefined): string | undefined {
  return url?.replace(/\/+$/, '');
}
