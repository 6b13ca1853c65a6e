import { sql } from 'drizzle-orm';
import { bigserial, boolean, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#app/i18n/locale.ts';
import { at, bytea, type Values } from './columns.ts';

/** A person's own look at a list of the office: its filters and order under a name. */
export const officeView = pgTable(
  'office_view',
  {
    id: uuid('id').primaryKey(),
    user_id: text('user_id').notNull(),
    type: text('type').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (table) => [unique().on(table.user_id, table.type, table.name)],
);

/** A file that somebody imports in the office: what it holds, how it is understood, and how far it has come. */
export const importJob = pgTable('import_job', {
  id: uuid('id').primaryKey(),
  type: text('type').notNull(),
  name: text('name').notNull(),
  format: text('format').notNull(),
  content: bytea('content').notNull(),
  records: text('records').notNull().default(''),
  columns: jsonb('columns').notNull(),
  row_count: integer('row_count').notNull(),
  mapping: jsonb('mapping').notNull(),
  publish: text('publish').array().$type<Locale[]>().notNull().default(sql`'{}'`),
  state: text('state')
    .$type<'mapping' | 'checking' | 'checked' | 'applying' | 'done' | 'undoing' | 'undone'>()
    .notNull(),
  rows_done: integer('rows_done').notNull().default(0),
  summary: jsonb('summary').$type<Values>().notNull().default({}),
  problem: text('problem'),
  created_by: text('created_by'),
  created_at: at('created_at').notNull().defaultNow(),
  encoding: text('encoding').notNull().default('utf-8'),
  sheets: text('sheets').array().notNull().default(sql`'{}'`),
  remembered_at: at('remembered_at'),
});

/** What the columns of a table meant the last time. */
export const importMapping = pgTable(
  'import_mapping',
  {
    type: text('type').notNull(),
    columns: text('columns').notNull(),
    mapping: jsonb('mapping').$type<Values>().notNull(),
    saved_by: text('saved_by'),
    saved_at: at('saved_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.type, table.columns] })],
);

/** What would happen, or has happened, to each of its rows. */
export const importRow = pgTable(
  'import_row',
  {
    job_id: uuid('job_id').notNull(),
    row: integer('row').notNull(),
    action: text('action').notNull(),
    has_problem: boolean('has_problem').notNull(),
    report: jsonb('report').$type<Values>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.job_id, table.row] })],
);

export const importWrite = pgTable(
  'import_write',
  {
    job_id: uuid('job_id').notNull(),
    object_id: uuid('object_id').notNull(),
    type: text('type').notNull(),
    rev: integer('rev').notNull(),
    before: jsonb('before').$type<Values>(),
    published: jsonb('published').$type<Values>().notNull().default({}),
    outcome: text('outcome').$type<'undone' | 'kept'>(),
  },
  (table) => [primaryKey({ columns: [table.job_id, table.object_id] })],
);

export const audit = pgTable('audit', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  at: at('at').notNull().defaultNow(),
  user_id: text('user_id'),
  action: text('action').notNull(),
  content_type: text('content_type'),
  object_id: uuid('object_id'),
  locale: text('locale').$type<Locale>(),
  detail: jsonb('detail').$type<Values>().notNull().default({}),
});

export const errorLog = pgTable(
  'error_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: at('at').notNull().defaultNow(),
    url: text('url').notNull(),
    status: integer('status').notNull(),
    referrer: text('referrer').notNull().default(''),
    count: integer('count').notNull().default(1),
  },
  (table) => [unique().on(table.url, table.status)],
);
