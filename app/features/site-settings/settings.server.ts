import { z } from 'zod';
import { KeptUntilChange } from '#app/cache/kept-until-change.ts';
import { pool } from '#app/db/client.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { defaultLocale } from '#app/venue/default-locale.ts';
import { type CodeField, codeFields } from './code-fields.ts';

export const mostGlossaryLetters = 20_000;

/** A code may be said otherwise in English: a line of thanks needs it, a row of logos does not. */
const code = z.object({ code: z.string().default(''), code_en: z.string().default('') }).prefault({});

const words = z.string().max(mostGlossaryLetters).catch('');

/** Site settings (docs/behaviour/content.md#site-settings). What nobody has set is online and empty. */
const siteSettings = z.object({
  html_header: code,
  html_footer_top: code,
  html_footer_bottom: code,
  html_footer_logos: code,
  is_shop_online: z.boolean().default(true),
  is_site_online: z.boolean().default(true),
  /** Difficult words and what they mean, a word a line (app/features/glossary). */
  glossary: z.object({ de: words, en: words }).catch({ de: '', en: '' }),
});

export type StoredSettings = z.infer<typeof siteSettings>;
export type SiteSettings = Record<CodeField, { code: string }> &
  Pick<StoredSettings, 'is_shop_online' | 'is_site_online'>;

/** The tag writers of settings bump. */
export const settingsTag = 'settings';

/** The settings as pages of one language use them. */
export async function readSiteSettings(locale: Locale = defaultLocale): Promise<SiteSettings> {
  const { is_shop_online, is_site_online, glossary: _, ...codes } = await kept.get();
  const inLanguage = (field: CodeField) => ({ code: (locale === 'en' && codes[field].code_en) || codes[field].code });
  return {
    ...(Object.fromEntries(codeFields.map((field) => [field, inLanguage(field)])) as Record<
      CodeField,
      { code: string }
    >),
    is_shop_online,
    is_site_online,
  };
}

/** Whether the site is switched on for visitors. */
export async function isSiteOnline(): Promise<boolean> {
  return (await kept.get()).is_site_online;
}

/** The settings as they are written down. */
export function readStoredSettings(): Promise<StoredSettings> {
  return kept.get();
}

const kept = new KeptUntilChange({
  tags: [settingsTag],
  read: async () => {
    const { rows } = await pool().query<{ value: unknown }>("select value from setting where key = 'site'");
    return siteSettings.parse(rows[0]?.value ?? {});
  },
});
