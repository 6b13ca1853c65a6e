import { z } from 'zod';
import { KeptUntilChange } from '#app/cache/kept-until-change.ts';
import { pool } from '#app/db/client.server.ts';

const code = z.object({ code: z.string() }).default({ code: '' });

/** Site settings of specification section 3. What nobody has set is online and empty. */
const siteSettings = z.object({
  html_header: code,
  html_footer_top: code,
  html_footer_bottom: code,
  html_footer_logos: code,
  is_shop_online: z.boolean().default(true),
  is_site_online: z.boolean().default(true),
});

export type SiteSettings = z.infer<typeof siteSettings>;

/** The tag writers of settings bump. */
export const settingsTag = 'settings';

export function readSiteSettings(): Promise<SiteSettings> {
  return kept.get();
}

const kept = new KeptUntilChange({
  tags: [settingsTag],
  read: async () => {
    const { rows } = await pool().query<{ value: unknown }>("select value from setting where key = 'site'");
    return siteSettings.parse(rows[0]?.value ?? {});
  },
});
