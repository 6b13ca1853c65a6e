import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, locale, type Values } from './columns.ts';

/** A draft that is shown to people without an account, until a day. */
export const review = pgTable('review', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  objects: uuid('objects').array().notNull(),
  created_by: text('created_by').notNull(),
  created_at: at('created_at').notNull().defaultNow(),
  expires_at: at('expires_at').notNull(),
  ended_at: at('ended_at'),
  /** With which its pages are shown as they will be. */
  release_id: uuid('release_id'),
});

/** Somebody who opened the link and said a name. */
export const reviewReader = pgTable('review_reader', {
  id: uuid('id').primaryKey(),
  review_id: uuid('review_id').notNull(),
  name: text('name').notNull(),
  created_at: at('created_at').notNull().defaultNow(),
  finished_at: at('finished_at'),
});

/** What was said, by a reader or by somebody of the team; an answer names the comment that began its thread. */
export const reviewComment = pgTable('review_comment', {
  id: uuid('id').primaryKey(),
  review_id: uuid('review_id').notNull(),
  thread_id: uuid('thread_id'),
  object_id: uuid('object_id').notNull(),
  locale: locale(),
  anchor: jsonb('anchor').$type<Values>().notNull(),
  body: text('body').notNull(),
  reader_id: uuid('reader_id'),
  user_id: text('user_id'),
  created_at: at('created_at').notNull().defaultNow(),
  resolved_at: at('resolved_at'),
  resolved_by: text('resolved_by'),
});
