import { bigserial, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** What links lead to, and what was found there the last time. */
export const linkTarget = pgTable('link_target', {
  address: text('address').primaryKey(),
  is_outside: boolean('is_outside').notNull(),
  state: text('state').notNull().default('waiting'),
  status: integer('status'),
  detail: text('detail').notNull().default(''),
  checked_at: at('checked_at'),
  since: at('since').notNull().defaultNow(),
  is_due: boolean('is_due').notNull().default(true),
});

/** Every place where visitors find such a link. */
export const linkPlace = pgTable('link_place', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  address: text('address').notNull(),
  owner_type: text('owner_type').notNull(),
  owner_id: text('owner_id'),
  locale: text('locale'),
  model: text('model').notNull().default(''),
  field: text('field').notNull().default(''),
  words: text('words').notNull().default(''),
});
