import { pool } from '#app/db/client.server.ts';
import type { Locale, Localized } from '#app/i18n/locale.ts';

/**
 * A notice at the top of every page (docs/behaviour/navigation.md#notice-at-the-top). Its number is what a dismissal
 * remembers.
 */
export type Alert = {
  id: number;
  title: string;
  text: string;
  link: { url: string } | null;
  link_title: string;
};

/** The tag writers of notices bump. */
export const alertTag = 'alerts';

const most = 20;

/** Notices that are online in a language, newest first; the first one is shown. One without words is no notice. */
export async function readAlerts(locale: Locale): Promise<Alert[]> {
  const { rows } = await pool().query<{ id: string; title: string; text: string; url: string; link_title: string }>(
    `select id, coalesce(title->>$1, '') as title, coalesce(text->>$1, '') as text,
            coalesce(link->>$1, '') as url, coalesce(link_title->>$1, '') as link_title
     from alert where $1 = any(online_in) and coalesce(title->>$1, '') || coalesce(text->>$1, '') <> ''
     order by id desc limit ${most}`,
    [locale],
  );
  return rows.map(({ id, url, ...words }) => ({ id: Number(id), ...words, link: isAlertLink(url) ? { url } : null }));
}

export type StoredAlert = {
  id: number;
  title: Localized<string>;
  text: Localized<string>;
  link: Localized<string>;
  link_title: Localized<string>;
  online_in: Locale[];
};

/** Every notice there is, for the office. */
export async function allAlerts(): Promise<StoredAlert[]> {
  const { rows } = await pool().query<Omit<StoredAlert, 'id'> & { id: string }>(
    'select id, title, text, link, link_title, online_in from alert order by id desc limit 200',
  );
  return rows.map(({ id, ...alert }) => ({ ...alert, id: Number(id) }));
}

/** A place of the venue or of another one; never `javascript:` and its kin. */
export function isAlertLink(url: string): boolean {
  return /^(\/(?!\/)|https?:\/\/|mailto:|tel:)/.test(url);
}
