import type { Values } from '#app/cms/field-set.ts';
import type { SiteObject } from '#app/cms/site-format/site-object.ts';
import type { Urgency } from '#app/features/alerts/reach.ts';
import type { Locale, Localized } from '#app/i18n/locale.ts';

/** A picture or file of the library, and the file its content is in. */
export type SiteMedia = {
  name: string;
  id: string;
  /** Path of its content within the site; null when a program makes it. */
  file: string | null;
  /** The name people see. */
  file_name: string;
  alt: Localized<string>;
  credit: Localized<string>;
  caption: Localized<string>;
  tags: string[];
  licence: string;
  licence_until: string | null;
  focal: { x: number; y: number };
  /** Which program makes its content, and from what. */
  made: Values | null;
};

export type SiteRule = {
  id: string;
  venue_id: string | null;
  weekday: number;
  opens: string;
  closes: string;
  valid_from: string | null;
  valid_to: string | null;
};

export type SiteException = {
  id: string;
  venue_id: string | null;
  date_from: string;
  date_to: string;
  is_closed: boolean;
  ranges: { from: string; to: string }[];
  reason: Localized<string>;
};

export type SiteAlert = Record<'title' | 'text' | 'link' | 'link_title', Localized<string>> & {
  online_in: Locale[];
  starts: string | null;
  ends: string | null;
  paths: string[];
  urgency: Urgency;
};

export type SiteRedirect = {
  id: string;
  locale: Locale;
  old_path: string;
  new_path: string;
  automatic: boolean;
  /** The old address has no language in front. */
  is_bare?: boolean;
};

/** All that stands on a site beside its pages and entries. */
export type SiteParts = {
  settings: Record<string, Values>;
  rules: SiteRule[];
  exceptions: SiteException[];
  alerts: SiteAlert[];
  redirects: SiteRedirect[];
};

/** A whole site. */
export type Site = SiteParts & { media: SiteMedia[]; pages: SiteObject[]; entries: SiteObject[] };
