import { customType, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { Locale, Localized } from '#app/i18n/locale.ts';

// Columns that many tables have.

export type Values = Record<string, unknown>;

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const at = (name: string) => timestamp(name, { withTimezone: true });
export const localizedText = (name: string) => jsonb(name).$type<Localized<string>>().notNull().default({});
export const locale = () => text('locale').$type<Locale>().notNull();
