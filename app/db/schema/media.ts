import { bigint, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, localizedText } from './columns.ts';

export const media = pgTable('media', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<'image' | 'vector' | 'file' | 'video' | 'audio'>().notNull(),
  name: text('name').notNull(),
  mime: text('mime').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  width: integer('width'),
  height: integer('height'),
  hash: text('hash').notNull(),
  storage_key: text('storage_key').notNull(),
  placeholder: text('placeholder'),
  alt: localizedText('alt'),
  credit: localizedText('credit'),
  caption: localizedText('caption'),
  tags: text('tags').array().notNull().default([]),
  licence: text('licence').notNull().default(''),
  licence_until: date('licence_until', { mode: 'string' }),
  focal: jsonb('focal').$type<{ x: number; y: number }>().notNull().default({ x: 0.5, y: 0.5 }),
  created_by: text('created_by'),
  created_at: at('created_at').notNull().defaultNow(),
  deleted_at: at('deleted_at'),
  withdrawn_at: at('withdrawn_at'),
});

/** Files of the media library that are being written: begun, and without a row yet. */
export const upload = pgTable('upload', {
  storage_key: text('storage_key').primaryKey(),
  begun_at: at('begun_at').notNull().defaultNow(),
});
