import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, locale } from './columns.ts';

/** Changes of several pages and entries that go online together. */
export const release = pgTable('release', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  starts_at: at('starts_at'),
  ends_at: at('ends_at'),
  online_at: at('online_at'),
  ended_at: at('ended_at'),
  created_by: text('created_by'),
  created_at: at('created_at').notNull().defaultNow(),
});

/** One language of a page or an entry that is part of it. */
export const releaseItem = pgTable(
  'release_item',
  {
    release_id: uuid('release_id').notNull(),
    content_type: text('content_type').notNull(),
    object_id: uuid('object_id').notNull(),
    locale: locale(),
    version_id: uuid('version_id'),
    before_id: uuid('before_id'),
    outcome: text('outcome'),
    added_by: text('added_by'),
    added_at: at('added_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.release_id, table.object_id, table.locale] })],
);
