import { sql } from 'drizzle-orm';
import { bigint, date, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Localized } from '#app/i18n/locale.ts';
import { at, locale, type Values } from './columns.ts';

/** A thing of a collection as it is edited; its published languages are versions. */
export const entry = pgTable(
  'entry',
  {
    id: uuid('id').primaryKey(),
    number: bigint('number', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    type: text('type').notNull(),
    props: jsonb('props').$type<Values>().notNull().default({}),
    i18n: jsonb('i18n').$type<Localized<Values>>().notNull().default({}),
    label_de: text('label_de').notNull().default(''),
    label_en: text('label_en').notNull().default(''),
    starts_at: at('starts_at'),
    ends_at: at('ends_at'),
    base_id: uuid('base_id'),
    source: text('source'),
    external_id: text('external_id'),
    rev: integer('rev').notNull().default(1),
    created_by: text('created_by'),
    created_at: at('created_at').notNull().defaultNow(),
    updated_by: text('updated_by'),
    updated_at: at('updated_at').notNull().defaultNow(),
    deleted_at: at('deleted_at'),
  },
  (table) => [unique().on(table.number), unique().on(table.type, table.source, table.external_id)],
);

/** What public lists read: one row for each published entry and language, derived from its version. */
export const listing = pgTable(
  'listing',
  {
    locale: locale(),
    object_id: uuid('object_id').notNull(),
    type: text('type').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    version_id: uuid('version_id').notNull(),
    base_id: uuid('base_id'),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    starts_at: at('starts_at'),
    ends_at: at('ends_at'),
    from_day: date('from_day'),
    until_day: date('until_day'),
    sort: text('sort').notNull(),
    facets: text('facets').array().notNull().default(sql`'{}'`),
    card: jsonb('card').notNull(),
    published_at: at('published_at').notNull(),
    changed_at: at('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.object_id] })],
);

/** A listing by each thing it can be filtered by, in the order of the list. */
export const listingFacet = pgTable(
  'listing_facet',
  {
    facet: text('facet').notNull(),
    sort: text('sort').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.facet, table.sort, table.number] })],
);
