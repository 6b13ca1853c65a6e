import { customType, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, locale } from './columns.ts';

const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' });

/** How often a word was looked for on a day, and how much was found at last; nothing of who asked. */
export const searchWord = pgTable(
  'search_word',
  {
    day: date('day').notNull(),
    locale: locale(),
    word: text('word').notNull(),
    count: integer('count').notNull(),
    hits: integer('hits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.locale, table.word] })],
);

/** Words that mean the same; `queries` are they one by one and `any_of` all of them, as a search compares. */
export const searchSynonym = pgTable('search_synonym', {
  id: uuid('id').primaryKey(),
  locale: locale(),
  words: text('words').array().notNull(),
  queries: tsquery('queries').array().notNull(),
  any_of: tsquery('any_of').notNull(),
  created_at: at('created_at').notNull().defaultNow(),
});

/** The page or entry that is shown first for any of these words. */
export const searchPromotion = pgTable('search_promotion', {
  id: uuid('id').primaryKey(),
  locale: locale(),
  words: text('words').array().notNull(),
  queries: tsquery('queries').array().notNull(),
  content_type: text('content_type').notNull(),
  object_id: uuid('object_id').notNull(),
  created_at: at('created_at').notNull().defaultNow(),
});

/** Every longer word of the search documents as the index holds it. */
export const searchLexeme = pgTable(
  'search_lexeme',
  { locale: locale(), lexeme: text('lexeme').notNull() },
  (table) => [primaryKey({ columns: [table.locale, table.lexeme] })],
);
