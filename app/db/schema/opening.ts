import { sql } from 'drizzle-orm';
import { bigint, boolean, date, jsonb, pgTable, smallint, text, time, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#app/i18n/locale.ts';
import { at, localizedText } from './columns.ts';

export const alert = pgTable('alert', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  title: localizedText('title'),
  text: localizedText('text'),
  link: localizedText('link'),
  link_title: localizedText('link_title'),
  online_in: text('online_in').array().$type<Locale[]>().notNull().default(sql`'{}'`),
  starts: timestamp('starts', { mode: 'string' }),
  ends: timestamp('ends', { mode: 'string' }),
  paths: text('paths').array().notNull().default(sql`'{}'`),
  urgency: text('urgency').$type<'info' | 'important' | 'urgent'>().notNull().default('info'),
  created_at: at('created_at').notNull().defaultNow(),
});

export const openingRule = pgTable('opening_rule', {
  id: uuid('id').primaryKey(),
  venue_id: uuid('venue_id'),
  weekday: smallint('weekday').notNull(),
  opens: time('opens').notNull(),
  closes: time('closes').notNull(),
  valid_from: date('valid_from'),
  valid_to: date('valid_to'),
  created_at: at('created_at').notNull().defaultNow(),
});

export const openingException = pgTable('opening_exception', {
  id: uuid('id').primaryKey(),
  venue_id: uuid('venue_id'),
  date_from: date('date_from').notNull(),
  date_to: date('date_to').notNull(),
  is_closed: boolean('is_closed').notNull().default(false),
  ranges: jsonb('ranges').$type<{ from: string; to: string }[]>().notNull().default([]),
  reason: localizedText('reason'),
  created_at: at('created_at').notNull().defaultNow(),
});
