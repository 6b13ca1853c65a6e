import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at, type Values } from './columns.ts';

export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<Values>().notNull(),
});

export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});

/** Rises with every write that touches the tag; nodes compare it to drop stale pages. */
export const cacheEpoch = pgTable('cache_epoch', {
  tag: text('tag').primaryKey(),
  epoch: bigint('epoch', { mode: 'number' }).notNull().default(1),
});

export const rateLimit = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  expires_at: at('expires_at').notNull(),
});

/** What is done by the clock: when it was last done, and what went wrong since. */
export const jobRun = pgTable('job_run', {
  name: text('name').primaryKey(),
  done_at: at('done_at'),
  failed_at: at('failed_at'),
  problem: text('problem'),
  detail: jsonb('detail').$type<Values>().notNull().default({}),
});
