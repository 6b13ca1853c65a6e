import type { AdminMenu } from '#app/auth/admin-menus.ts';
import type { ListOutline } from '#app/cms/channels/entry-pages.ts';
import type { PlacedAlert } from '#app/features/alerts/queries.server.ts';
import type { HeadMeta } from '#app/features/site-settings/safe-html.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { SiteDefinition } from '#app/site-definition.ts';
import type { SiteOffline } from '#app/ui/site-offline-bar.tsx';
import type { RenderedToday } from './shell/today.ts';

/** A place in the menus (docs/behaviour/content.md#menus). `url` is null for a heading that leads nowhere itself. */
export type NavItem = {
  url: string | null;
  menu_name: string;
  children: NavItem[];
  /** Its children are tabs of the page itself: the item navigates instead of opening a submenu. */
  has_tab_navigation: boolean;
};

export type FooterLink = { title: string; url: string };
export type FooterColumn = { title: string; links: FooterLink[] };

/** Everything around the content of a page; the same for all visitors, so pages with it can be kept. */
export type ShellData = {
  locale: Locale;
  siteName: string;
  menu: NavItem[];
  /** Links of the venue by subject, and the legal row below them. */
  columns: FooterColumn[];
  legal: FooterLink[];
  contact: { street: string; postalCode: string; city: string; phone: string; email: string };
  design: {
    menu: 'style1' | 'style2';
    /** The drawing in the file of the theme. */
    logo: { href: string; width: number; height: number };
    /** The parts of the name across the foot of the page. */
    wordmark: string[];
    cookies: SiteDefinition['design']['cookies'];
    errorLayout: SiteDefinition['design']['errorLayout'];
    /** Statuses with a page of the venue's own. */
    errorPages: number[];
    links: { logo: string; favorites: string; basket: string; login: string; whistleblower: string };
  };
  isShopOnline: boolean;
  /** The notices that stand now, the most urgent first; on each page the first that reaches it is shown. */
  alerts: PlacedAlert[];
  /** Today at the venue, its words now, and when it opens again after today; null where nobody has entered hours. */
  today: RenderedToday | null;
  /** The programme, where the venue wants the overlay button to it. */
  eventsUrl: string | null;
  /** What is drawn in place of each list while it loads, by its address (waiting/outline.ts). */
  lists: Record<string, ListOutline>;
  /** Where one subscribes to the newsletter, where there is one. */
  newsletter: string | null;
  /** Codes of the site settings, made safe (decision 12). */
  codes: { metas: HeadMeta[]; footerTop: string; footerBottom: string; footerLogos: string };
  person: Person | null;
};

/** Somebody logged in; pages with a person are never kept. */
export type Person = {
  first_name: string;
  last_name: string;
  username: string;
  menus: AdminMenu[];
  profile: string;
  logout: string;
  csrfToken: string | null;
  /** Set while the site is switched off. */
  siteOffline: SiteOffline | null;
};

/** What a page tells the shell around it; found in the loader data of the page's route. */
export type PageFrame = {
  theme: 'cc01' | 'cc02' | 'cc03';
  /** The theme of the opener at its top, where it is not the page's. */
  opener?: 'cc01' | 'cc02' | 'cc03' | undefined;
  isLandingPage: boolean;
  /** The same page in each language it exists in. */
  alternates: Partial<Record<Locale, string>>;
  /** The pages beside it and its tabs: going there is one step aside, and no bar says that something loads. */
  siblings?: string[];
  /** For the team only: the page's address in each language, offline ones included, where it is online, where it is
   * edited unless that is in place, and the form of what is not made of modules. */
  team?:
    | { pages: Partial<Record<Locale, string>>; online: readonly Locale[]; edit?: string; form?: string }
    | undefined;
  /** The class of the body: the page class of an editors' page, a class of its own on events, elsewhere none (2.3). */
  bodyClass?: string | undefined;
  /**
   * What the sticky bar offers on this page (docs/behaviour/navigation.md#action-bar): an event on sale, the dates of a
   * production.
   */
  action?: StickyAction | undefined;
};

/** Without a button the bar only says what the page is about. */
export type StickyAction = { title: string; note: string; button: { text: string; url: string } | null };

export const plainFrame: PageFrame = { theme: 'cc01', isLandingPage: false, alternates: {} };
