import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '#app/i18n/locale.ts';
import { at, bytea } from './columns.ts';

// better-auth names its fields in camelCase; only the columns follow the site.

export const user = pgTable('user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  role: text('role').$type<'editor' | 'publisher' | 'admin'>().notNull().default('editor'),
  first_name: text('first_name').notNull().default(''),
  last_name: text('last_name').notNull().default(''),
  rights: text('rights').array().notNull().default(sql`'{}'`),
  /** The language of letters to the person; null is the language of the screen they ask on. */
  locale: text('locale').$type<Locale>(),
  disabled_at: at('disabled_at'),
  last_seen_at: at('last_seen_at'),
  /** When somebody had seen the tour of the office, or did not want to. */
  tour_ended_at: at('tour_ended_at'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

export const session = pgTable('session', {
  id: text('id').primaryKey(),
  expiresAt: at('expires_at').notNull(),
  token: text('token').notNull().unique(),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  userId: text('user_id').notNull(),
});

export const invitation = pgTable('invitation', {
  user_id: text('user_id').primaryKey(),
  token_hash: text('token_hash').notNull().unique(),
  expires_at: at('expires_at').notNull(),
  created_at: at('created_at').notNull().defaultNow(),
});

export const account = pgTable('account', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: text('user_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: at('access_token_expires_at'),
  refreshTokenExpiresAt: at('refresh_token_expires_at'),
  scope: text('scope'),
  password: text('password'),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

export const verification = pgTable('verification', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: at('expires_at').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

export const twoFactor = pgTable('two_factor', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull().unique(),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean('verified').notNull().default(false),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: at('locked_until'),
});

export const passkey = pgTable('passkey', {
  /** As the device calls the key. */
  id: text('id').primaryKey(),
  user_id: text('user_id').notNull(),
  public_key: bytea('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull().default(0),
  transports: text('transports').array().notNull().default(sql`'{}'`),
  name: text('name').notNull(),
  created_at: at('created_at').notNull().defaultNow(),
  last_used_at: at('last_used_at'),
});
