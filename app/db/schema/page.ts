import { boolean, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { at, locale, localizedText } from './columns.ts';

export const page = pgTable('page', {
  id: uuid('id').primaryKey(),
  parent_id: uuid('parent_id'),
  position: text('position').notNull(),
  slug: localizedText('slug'),
  title: localizedText('title'),
  headline: localizedText('headline'),
  menu_name: localizedText('menu_name'),
  content_type: text('content_type').notNull().default('page'),
  is_clickable: boolean('is_clickable').notNull().default(true),
  in_menu: boolean('in_menu').notNull().default(false),
  in_footer: boolean('in_footer').notNull().default(false),
  is_landing_page: boolean('is_landing_page').notNull().default(false),
  has_tab_navigation: boolean('has_tab_navigation').notNull().default(false),
  meta_title: localizedText('meta_title'),
  meta_description: localizedText('meta_description'),
  og_title: localizedText('og_title'),
  og_description: localizedText('og_description'),
  og_image: uuid('og_image'),
  og_type: text('og_type').notNull().default('website'),
  page_class: text('page_class').$type<'cc01' | 'cc02' | 'cc03'>().notNull().default('cc01'),
  settings_url: text('settings_url'),
  language_variant: text('language_variant').$type<'leichte_sprache' | 'dgs'>(),
  rev: integer('rev').notNull().default(1),
  updated_by: text('updated_by'),
  updated_at: at('updated_at').notNull().defaultNow(),
  created_at: at('created_at').notNull().defaultNow(),
  deleted_at: at('deleted_at'),
});

/** Public addresses of published objects, rewritten when publishing. */
export const address = pgTable(
  'address',
  {
    locale: locale(),
    path: text('path').notNull(),
    content_type: text('content_type').notNull(),
    object_id: uuid('object_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.path] })],
);

export const redirect = pgTable(
  'redirect',
  {
    id: uuid('id').primaryKey(),
    locale: locale(),
    old_path: text('old_path').notNull(),
    new_path: text('new_path').notNull(),
    created_at: at('created_at').notNull().defaultNow(),
    automatic: boolean('automatic').notNull().default(false),
    /** The old address has no language in front. */
    is_bare: boolean('is_bare').notNull().default(false),
  },
  (table) => [unique().on(table.locale, table.old_path)],
);
