import type { StyleGuide } from '#app/cms/checks/style-guide.ts';
import type { OutdatedTranslation } from '#app/cms/draft/translation-sources.server.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { PublicState } from '#app/cms/publishing/public-state.ts';
import type { Scheduled } from '#app/cms/publishing/scheduled.ts';
import type { Membership } from '#app/cms/release/release.ts';
import type { Address, MediaRecord } from '#app/cms/resolve.ts';
import type { page } from '#app/db/schema.ts';
import type { Locale, Localized } from '#app/i18n/locale.ts';
import type { PageFieldName } from './schema.ts';

/** A page as the database keeps it, with every language (docs/behaviour/content.md#pages). */
export type PageRecord = Pick<typeof page.$inferSelect, 'id' | 'parent_id' | 'position' | 'rev' | PageFieldName>;

/** What the modules on the screen belong to: a page of modules, or an entry with modules at named places of its page. */
export type DraftOwner = {
  /** `page`, or the type of the entry. */
  type: string;
  id: string;
  title: Localized<string>;
  /** The named places from top to bottom; null where the modules are the whole page. */
  slots: readonly string[] | null;
  /** Where everything else of an entry is written; null for a page, whose settings are a panel. */
  form: string | null;
};

/** All the editor needs to render and change a page. */
export type DraftPayload = PublicState & {
  owner: DraftOwner;
  /** The page itself; null for an entry. */
  page: PageRecord | null;
  locale: Locale;
  /** Where it is opened to edit it in each language; missing where it has no address. */
  urls: Localized<string>;
  /** Who edits; keeps the unsent changes of two people at one computer apart. */
  person: string;
  nodes: ModuleNode[];
  media: MediaRecord[];
  /** Where references lead, by `type:id`; offline targets have an address here, because editors may see them. */
  addresses: Record<string, Address>;
  /** Names exactly this draft; publishing with an older one is refused (docs/behaviour/editor.md#publishing). */
  draft_tag: string;
  published: Record<Locale, { n: number; at: string } | null>;
  /** What goes online or offline by itself, next first. */
  scheduled: Scheduled[];
  /** What goes online together with other pages and entries. */
  releases: Membership[];
  /** Words whose source has changed since they were translated, in either language. */
  outdated: OutdatedTranslation[];
  /** How the venue writes, for the checks. */
  style: StyleGuide;
  permissions: { publish: boolean; html: boolean; pages: boolean; settings: boolean };
};

export type PageDraft = DraftPayload & { page: PageRecord };
