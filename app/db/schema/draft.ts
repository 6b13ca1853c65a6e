import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale, Localized } from '#app/i18n/locale.ts';
import { at, locale, type Values } from './columns.ts';

/** The draft: one row per container, section and content module, each with its own revision. */
export const module = pgTable('module', {
  id: uuid('id').primaryKey(),
  model: text('model').notNull(),
  parent_id: uuid('parent_id'),
  column_index: integer('column_index').notNull().default(0),
  pos: text('pos').notNull(),
  slug: text('slug').unique(),
  content_type: text('content_type'),
  object_id: uuid('object_id'),
  layout: text('layout'),
  props: jsonb('props').$type<Values>().notNull().default({}),
  i18n: jsonb('i18n').$type<Localized<Values>>().notNull().default({}),
  hidden_in: text('hidden_in').array().$type<Locale[]>().notNull().default(sql`'{}'`),
  schema_version: integer('schema_version').notNull().default(1),
  rev: integer('rev').notNull().default(1),
  updated_by: text('updated_by'),
  updated_at: at('updated_at').notNull().defaultNow(),
  deleted_at: at('deleted_at'),
});

export const moduleHistory = pgTable(
  'module_history',
  {
    module_id: uuid('module_id').notNull(),
    rev: integer('rev').notNull(),
    body: jsonb('body').notNull(),
    by_user: text('by_user'),
    at: at('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.module_id, table.rev] })],
);

/** States of a section that editors keep by name; `nodes` is the section with everything in it, in both languages. */
export const sectionBackup = pgTable('section_backup', {
  id: uuid('id').primaryKey(),
  section_id: uuid('section_id').notNull(),
  name: text('name').notNull(),
  nodes: jsonb('nodes').notNull(),
  by_user: text('by_user'),
  at: at('at').notNull().defaultNow(),
});

/** Answers by idempotency key: the same operation sent twice is done once. */
export const opLog = pgTable('op_log', {
  op_id: uuid('op_id').primaryKey(),
  page_id: uuid('page_id'),
  module_id: uuid('module_id'),
  user_id: text('user_id'),
  tab: text('tab'),
  base_rev: integer('base_rev'),
  new_rev: integer('new_rev'),
  answer: jsonb('answer').notNull(),
  at: at('at').notNull().defaultNow(),
});

/** The words a translation was made from, kept while the source has changed since. */
export const translationSource = pgTable(
  'translation_source',
  {
    module_id: uuid('module_id').notNull(),
    field: text('field').notNull(),
    locale: locale(),
    source: jsonb('source').notNull(),
    changed_at: at('changed_at').notNull().defaultNow(),
    settled_at: at('settled_at'),
  },
  (table) => [primaryKey({ columns: [table.module_id, table.field, table.locale] })],
);

export const editingSession = pgTable('editing_session', {
  tab: uuid('tab').primaryKey(),
  page_id: uuid('page_id').notNull(),
  user_id: text('user_id').notNull(),
  module_id: uuid('module_id'),
  field: text('field'),
  is_hidden: boolean('is_hidden').notNull().default(false),
  seen_at: at('seen_at').notNull().default(sql`clock_timestamp()`),
});
