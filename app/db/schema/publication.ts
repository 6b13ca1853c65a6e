import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#app/i18n/locale.ts';
import { at, locale, tsvector } from './columns.ts';

export const version = pgTable(
  'version',
  {
    id: uuid('id').primaryKey(),
    content_type: text('content_type').notNull(),
    object_id: uuid('object_id').notNull(),
    locale: locale(),
    n: integer('n').notNull(),
    kind: text('kind').$type<'publish' | 'named' | 'before-restore' | 'idle' | 'scheduled'>().notNull(),
    label: text('label'),
    by_user: text('by_user'),
    at: at('at').notNull().defaultNow(),
    doc: jsonb('doc').notNull(),
    /** The document without its modules and media, for whoever asks many versions: nothing of it is unpacked. */
    head: jsonb('head').generatedAlwaysAs(sql`doc - 'nodes' - 'media'`),
  },
  (table) => [unique().on(table.content_type, table.object_id, table.locale, table.n)],
);

/** What visitors see: a row means online in that language. */
export const publication = pgTable(
  'publication',
  {
    content_type: text('content_type').notNull(),
    object_id: uuid('object_id').notNull(),
    locale: locale(),
    version_id: uuid('version_id').notNull(),
    published_at: at('published_at').notNull().defaultNow(),
    published_by: text('published_by'),
  },
  (table) => [primaryKey({ columns: [table.content_type, table.object_id, table.locale] })],
);

/** What was online of something that is in the trash. */
export const trashedPublication = pgTable(
  'trashed_publication',
  {
    content_type: text('content_type').notNull(),
    object_id: uuid('object_id').notNull(),
    locale: locale(),
    version_id: uuid('version_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.content_type, table.object_id, table.locale] })],
);

/** What goes online or offline at a time; a row without `done_at` still waits. */
export const scheduledPublication = pgTable('scheduled_publication', {
  id: uuid('id').primaryKey(),
  content_type: text('content_type').notNull(),
  object_id: uuid('object_id').notNull(),
  locale: locale(),
  action: text('action').$type<'publish' | 'unpublish'>().notNull(),
  version_id: uuid('version_id'),
  due_at: at('due_at').notNull(),
  by_user: text('by_user'),
  created_at: at('created_at').notNull().defaultNow(),
  done_at: at('done_at'),
  outcome: text('outcome'),
});

export const reference = pgTable('reference', {
  source_type: text('source_type').notNull(),
  source_id: uuid('source_id').notNull(),
  owner_type: text('owner_type').notNull(),
  owner_id: uuid('owner_id').notNull(),
  locale: text('locale').$type<Locale>(),
  field: text('field').notNull(),
  target_type: text('target_type').notNull(),
  target_id: uuid('target_id').notNull(),
});

export const searchDocument = pgTable(
  'search_document',
  {
    content_type: text('content_type').notNull(),
    object_id: uuid('object_id').notNull(),
    locale: locale(),
    title: text('title').notNull().default(''),
    body: text('body').notNull().default(''),
    tsv: tsvector('tsv').notNull(),
    /** The title as it is compared; words begin after a blank. */
    folded: text('folded').generatedAlwaysAs(sql`' ' || fold_words(title)`),
    starts_at: at('starts_at'),
    ends_at: at('ends_at'),
  },
  (table) => [primaryKey({ columns: [table.content_type, table.object_id, table.locale] })],
);
