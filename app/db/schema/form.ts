import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, bytea, locale, type Values } from './columns.ts';

/** What people sent by a form, until the day of its deletion. */
export const formEntry = pgTable('form_entry', {
  id: uuid('id').primaryKey(),
  form_id: uuid('form_id').notNull(),
  form_number: bigint('form_number', { mode: 'number' }).notNull(),
  locale: locale(),
  field_values: jsonb('field_values').$type<Values>().notNull(),
  email: text('email'),
  token_hash: bytea('token_hash'),
  received_at: at('received_at').notNull().defaultNow(),
  confirmed_at: at('confirmed_at'),
  delete_after: at('delete_after').notNull(),
  done_at: at('done_at'),
  done_by: text('done_by'),
  /** When it went to the trash. */
  deleted_at: at('deleted_at'),
});

/** Files handed in with a form; without an entry they wait for one. */
export const formFile = pgTable('form_file', {
  id: uuid('id').primaryKey(),
  entry_id: uuid('entry_id'),
  name: text('name').notNull(),
  mime: text('mime').notNull(),
  content: bytea('content').notNull(),
  received_at: at('received_at').notNull().defaultNow(),
});

/** How much was deleted, and nothing about whom. */
export const formDeletion = pgTable('form_deletion', {
  at: at('at').notNull().defaultNow(),
  form_number: bigint('form_number', { mode: 'number' }),
  reason: text('reason').$type<'retention' | 'unconfirmed' | 'office' | 'waiting_file'>().notNull(),
  count: integer('count').notNull(),
});
