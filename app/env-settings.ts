import { z } from 'zod';
import { minimalPassword } from './auth/password-rule.ts';
import { sharedCaches } from './cache/shared-cache.ts';
import {
  areAddresses,
  connections,
  flag,
  hours,
  isBareOrigin,
  isSafeToAsk,
  mailbox,
  namesDatabase,
  optional,
  port,
} from './env-values.ts';

/**
 * Every setting of the site: how it is read, what it must be when it is wrong, and its row in the README
 * (`usual` is what holds without it; env.test.ts compares the two).
 */
export const settings = {
  PORT: {
    read: port(3000),
    must: 'be a port number from 0 to 65535, such as 3000',
    usual: '`3000`',
    about: 'where it listens',
  },
  HOST: {
    read: z.string().min(1).default('127.0.0.1'),
    must: 'be a host name or address of this machine',
    usual: '`127.0.0.1`',
    about: 'for whom it listens: this machine only, until a venue opens it',
  },
  WORKERS: {
    read: z.coerce.number().int().min(1).max(64).optional(),
    must: 'be a number of processes from 1 to 64',
    usual: 'one per core',
    about: 'how many processes answer; each may take 350 MiB',
  },
  STANDBY_WORKER: {
    read: flag(true),
    must: 'be 0 or 1',
    usual: '`1`',
    about: 'one more that waits, open, for one that dies; `0` spares its 150 MiB',
  },
  SHUTDOWN_GRACE: {
    read: z.coerce.number().int().min(0).max(5).default(3),
    must: 'be a number of seconds from 0 to 5',
    usual: '`3`',
    about: 'how long the port stays open after SIGTERM where something asks `/readyz`',
  },
  BASE_URL: {
    read: z
      .url({ protocol: /^https?$/ })
      .refine(isBareOrigin)
      .optional(),
    must: 'be the address people type, without a path, such as https://museum.example',
    usual: '`http://localhost:$PORT`',
    about: 'the public address; `https` makes cookies `Secure`',
  },
  TRUST_PROXY: {
    read: flag(false),
    must: 'be 0 or 1',
    usual: '`0`',
    about: '`1` behind one reverse proxy: the last `X-Forwarded-For` is the visitor',
  },
  SHARED_CACHE: {
    read: z.enum(sharedCaches).optional(),
    must: `be ${sharedCaches.slice(0, -1).join(', ')} or ${sharedCaches.at(-1)}`,
    usual: 'none: everybody asks back',
    about: `which shared cache stands before it and keeps pages: ${sharedCaches.map((name) => `\`${name}\``).join(', ')}`,
  },
  SHARED_CACHE_URL: {
    read: z.string().refine(areAddresses).optional(),
    must: 'be one or more addresses, such as http://10.0.0.5:6081, with commas between',
    usual: 'none',
    about: 'where it is purged: each Varnish, or the service or zone in the API of the provider',
  },
  SHARED_CACHE_TOKEN: { read: optional, must: 'be a secret', usual: 'none', about: 'the secret it wants for that' },
  DATA_DIR: {
    read: z.string().min(1).default('./data'),
    must: 'be a folder',
    usual: '`./data`',
    about: 'database, pictures and outbox',
  },
  DATABASE_URL: {
    read: z
      .url({ protocol: /^postgres(ql)?$/ })
      .refine(namesDatabase)
      .optional(),
    must: 'be a PostgreSQL address such as postgres://user:password@localhost:5432/foyer',
    usual: 'embedded PostgreSQL 18 in `DATA_DIR`',
    about: 'any PostgreSQL from 15 on',
  },
  DATABASE_POOL: {
    read: connections(10),
    must: 'be a number of connections from 1 to 100',
    usual: '`10`',
    about: 'connections a process keeps for visitors',
  },
  DATABASE_POOL_TEAM: {
    read: connections(5),
    must: 'be a number of connections from 1 to 100',
    usual: '`5`',
    about: 'and for the team, so that no crowd refuses a save',
  },
  BACKUP_DIR: {
    read: optional,
    must: 'be a folder',
    usual: 'no backups by itself',
    about: 'a folder where a checked backup is written every night',
  },
  BACKUP_AT: {
    read: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .default('01:30'),
    must: 'be a time of day such as 01:30',
    usual: '`01:30`',
    about: 'when, by the clock of the venue',
  },
  BACKUP_KEEP: {
    read: z
      .string()
      .regex(/^[1-9]\d{0,3}d,\d{1,3}w,\d{1,3}m$/)
      .default('7d,4w,6m'),
    must: 'say for how many days, weeks and months one backup each is kept, such as 7d,4w,6m',
    usual: '`7d,4w,6m`',
    about: 'one each of so many days, weeks and months is kept',
  },
  EDITOR_EMAIL: {
    read: z.email().optional(),
    must: 'be an e-mail address',
    usual: 'demo login',
    about: 'an administrator who is made at start when missing',
  },
  EDITOR_PASSWORD: {
    read: z.string().min(minimalPassword).max(256).optional(),
    must: `be a password of at least ${minimalPassword} characters`,
    usual: 'made once, kept in `DATA_DIR`',
    about: 'their first password; never printed, and never changes one that exists',
  },
  SESSION_IDLE_HOURS: {
    read: hours(8),
    must: 'be a number of hours from 1 to 720',
    usual: '`8`',
    about: 'after so many hours without a click somebody of the team logs in again',
  },
  SESSION_MAX_HOURS: {
    read: hours(24),
    must: 'be a number of hours from 1 to 720',
    usual: '`24`',
    about: 'and after so many in any case',
  },
  OIDC_ISSUER: {
    read: z
      .url({ protocol: /^https?$/ })
      .refine(isSafeToAsk)
      .optional(),
    must: 'be the https address that the provider calls its issuer, such as https://login.museum.example',
    usual: 'no provider',
    about: 'people of the team may log in with accounts of this OpenID Connect provider',
  },
  OIDC_CLIENT_ID: {
    read: optional,
    must: 'be an identifier',
    usual: 'none',
    about: 'as what the provider knows the site',
  },
  OIDC_CLIENT_SECRET: { read: optional, must: 'be a secret', usual: 'none', about: 'and its secret there' },
  OIDC_NAME: {
    read: z.string().min(1).max(40).optional(),
    must: 'be a name of up to 40 characters, such as Museum account',
    usual: 'the host of `OIDC_ISSUER`',
    about: 'what the button on the login screen calls the provider',
  },
  OIDC_TRUST_EMAIL: {
    read: flag(false),
    must: 'be 0 or 1',
    usual: '`0`',
    about: '`1`: the provider is the venue’s own, and its addresses count although it does not say they are verified',
  },
  DEMO: {
    read: flag(true),
    must: 'be 0 or 1',
    usual: '`1`',
    about: '`0`: an empty site with a screen that creates the first administrator',
  },
  DEMO_SHOP_PORT: {
    read: z.coerce.number().int().min(0).max(65_535).optional(),
    must: 'be a port number from 0 to 65535, such as 3001',
    usual: 'the one after `PORT`',
    about: 'where the demo’s ticket shop listens, a server of its own',
  },
  DEMO_SHOP_URL: {
    read: z
      .url({ protocol: /^https?$/ })
      .refine(isBareOrigin)
      .optional(),
    must: 'be the address of the demo’s shop, without a path, such as https://shop.museum.example',
    usual: 'the host of `BASE_URL` at that port',
    about: 'its public address behind a reverse proxy',
  },
  LOG_LEVEL: {
    read: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    must: 'be trace, debug, info, warn, error, fatal or silent',
    usual: '`info` (`npm start`: `warn`)',
    about: 'how much is written to the log',
  },
  METRICS_TOKEN: {
    read: z.string().min(16).optional(),
    must: 'be at least 16 characters',
    usual: 'no `/metrics`',
    about: 'who sends it as `Authorization: Bearer …` may read `/metrics`',
  },
  SMTP_HOST: {
    read: optional,
    must: 'be a host name',
    usual: 'outbox folder in `DATA_DIR`',
    about: 'the mail server; without it letters wait as files',
  },
  SMTP_PORT: {
    read: port(587),
    must: 'be a port number, such as 587',
    usual: '`587`',
    about: '`465` speaks TLS at once, others by STARTTLS',
  },
  SMTP_USER: { read: optional, must: 'be a name', usual: 'none', about: 'its user' },
  SMTP_PASSWORD: { read: optional, must: 'be a password', usual: 'none', about: 'and their password' },
  SMTP_FROM: {
    read: z.string().regex(mailbox).optional(),
    must: 'be a sender such as Museum <mail@museum.example>',
    usual: 'the venue’s contact address',
    about: 'the sender of letters',
  },
  S3_BUCKET: {
    read: optional,
    must: 'be a bucket',
    usual: 'local files in `DATA_DIR`',
    about: 'pictures and files in a bucket',
  },
  S3_REGION: {
    read: z.string().min(1).default('eu-central-1'),
    must: 'be a region',
    usual: '`eu-central-1`',
    about: 'its region',
  },
  S3_ENDPOINT: {
    read: z.url({ protocol: /^https?$/ }).optional(),
    must: 'be an address such as https://s3.example.com',
    usual: 'Amazon’s',
    about: 'its server, for stores other than Amazon’s',
  },
  S3_ACCESS_KEY_ID: { read: optional, must: 'be a key', usual: 'none', about: 'its key' },
  S3_SECRET_ACCESS_KEY: { read: optional, must: 'be a secret', usual: 'none', about: 'and its secret' },
} as const;

export type SettingName = keyof typeof settings;
