import { z } from 'zod';
import { locales } from './i18n/locale.ts';

const text = z.string().min(1);
const perLocale = z.record(z.enum(locales), text);
const pathPart = z.string().regex(/^[a-z0-9-]+$/);

const perLocaleUrl = z.record(z.enum(locales), z.url({ protocol: /^https$/ }));
const shopPlace = { path: pathPart, provider: text };
/** Where one date is found in the shop, by its public number. */
const perLocaleDate = z.record(z.enum(locales), z.string().regex(/^https:\/\/[^/]+\/\S*\{number\}/)).optional();
/** Where a place is found on a map. */
const placeOnMap = /^https:\/\/[^/\s]+\/(?=\S*\{latitude\})(?=\S*\{longitude\})\S*$/;
const openStreetMap = 'https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}#map=17/{latitude}/{longitude}';
const minHeight = z.number().int().positive();

/**
 * How a provider's shop is reached (docs/behaviour/routes.md#web-shop): in a frame, as its own widget, or by going
 * there.
 */
const shop = z.discriminatedUnion('kind', [
  z.strictObject({ ...shopPlace, kind: z.literal('iframe'), src: perLocaleUrl, date: perLocaleDate, minHeight }),
  // The ticket shop of the demo, started beside it (demo/shop).
  z.strictObject({ ...shopPlace, kind: z.literal('sandbox'), minHeight }),
  z.strictObject({
    ...shopPlace,
    kind: z.literal('widget'),
    element: z.string().regex(/^[a-z]+(-[a-z]+)+$/),
    script: perLocaleUrl,
    style: z.url({ protocol: /^https$/ }),
    event: perLocaleUrl,
    minHeight,
  }),
  z.strictObject({ ...shopPlace, kind: z.literal('redirect'), src: perLocaleUrl }),
]);

/**
 * Parts of a detail page (docs/behaviour/navigation.md#detail-pages); a venue may order them anew or leave some out.
 */
const eventSections = [
  'Children',
  'ImportantInfo',
  'OpeningHours',
  'Description',
  'ImageSlider',
  'Programs',
  'Video',
  'Contributors',
  'Series',
  'Events',
  'Blog',
  'Sponsors',
  'Promoter',
] as const;

const eventsOnly = ['Children', 'ImportantInfo', 'Series', 'Sponsors'] as const;
type EventsOnly = (typeof eventsOnly)[number];
type ProductionSection = Exclude<(typeof eventSections)[number], EventsOnly>;

const productionSections = eventSections.filter(
  (name): name is ProductionSection => !(eventsOnly as readonly string[]).includes(name),
);

/** A part that is named twice is a mistake. */
function orderOf<const Name extends string>(names: readonly Name[]) {
  return z
    .array(z.enum(names))
    .refine((order) => new Set(order).size === order.length, 'names a section twice')
    .default([...names]);
}

const hostName = z.string().regex(/^[a-z\d.-]+$/, 'is no host such as shop.museum.example');

const siteSchema = z.strictObject({
  name: perLocale,
  shortName: text,
  /** Credits that name nobody but the venue: below a picture they stand behind a caption only. */
  ownCredits: z.array(text).default([]),
  timeZone: text.refine(isTimeZone, 'is not a time zone such as Europe/Berlin'),
  defaultLocale: z.enum(locales),
  /** Where `/` leads: to the language of the reader's browser, or to one language for everybody. */
  rootLocale: z.enum(['reader', ...locales]).default('reader'),
  /** How long "few left" and "sold out" are taken for true after somebody has said so. */
  ticketStateHours: z.number().int().positive().default(72),
  /** Of every price (ISO 4217). */
  currency: text.refine(isCurrency, 'is not a currency such as EUR').default('EUR'),
  /** Whether the sections are there and their addresses free, `app/features/addresses/section-pages.ts` checks. */
  sections: z.union([z.enum(['A', 'B']), z.record(z.string(), z.record(z.enum(locales), pathPart))]),
  design: z.strictObject({
    menu: z.enum(['style1', 'style2']),
    logo: z.strictObject({ width: z.number().int().positive(), height: z.number().int().positive() }),
    headerLogoLink: text.nullable(),
    headerBasketLink: text,
    favoritesLink: text,
    /** The look of the events list. */
    eventList: z.enum(['style1', 'style2', 'style3']),
    /** How many pages of the programme come by themselves before a button asks; null is all of them (docs/behaviour/lists.md#programme). */
    automaticEventPages: z.number().int().positive().nullable().default(null),
    /** The ticket button at the lower edge that leads to the programme (docs/behaviour/navigation.md#action-bar). */
    stickyOverlayButton: z.boolean(),
    /** The map a venue's page leads to, `{latitude}` and `{longitude}` in its address; null leads to none. */
    maps: z
      .string()
      .regex(placeOnMap, 'is not an https address with {latitude} and {longitude}')
      .nullable()
      .default(openStreetMap),
    /** What stands on a detail page, from top to bottom (docs/behaviour/navigation.md#detail-pages). */
    detailSections: z
      .strictObject({ event: orderOf(eventSections), production: orderOf(productionSections) })
      .prefault({}),
    /** What surrounds an error: a full page with the logo and centred text, or the menus of the site (docs/behaviour/errors.md#layout). */
    errorLayout: z.enum(['plain', 'site']).default('plain'),
    /** The venue's own pages of errors by status, where they lie elsewhere than at /html/{status}.html. */
    errorPages: z.record(z.string().regex(/^[45]\d\d$/), z.string().regex(/^\/[\w/-]+\.html$/)).default({}),
    cookies: z.strictObject({
      /** Loaded only with consent to statistics or marketing, never against Do Not Track. */
      tagManagerId: z
        .string()
        .regex(/^GTM-[A-Z0-9]+$/)
        .nullable(),
      /** Authorities call it nagging, so a venue may switch it off (docs/behaviour/consent.md#banner). */
      asksAgainAfterLegalPage: z.boolean(),
    }),
  }),
  webshop: z.strictObject({
    /** Entry points without a language: /webshop, /testshop and one per provider. */
    entries: z.array(shop).min(1),
    /** Lists of the shop that are pages of ours. */
    pages: z.strictObject({ eventlist: perLocale, itemgroups: perLocale, series: perLocale }),
  }),
  /** The page where one subscribes, per language; null where there is no newsletter. */
  newsletter: perLocale.nullable(),
  /** The outside service of forms that are none of ours; `{id}` in the address is the identifier the editors enter. */
  formService: z.strictObject({ name: text, url: z.strictObject({ de: z.url(), en: z.url() }) }).optional(),
  /** Hosts outside that editors may let an old address lead to, with those below them; without one redirects stay in the site. */
  redirectHosts: z.array(hostName).default([]),
  /**
   * Hosts outside that the check of links may ask, with those below them; null is every one, an empty list none
   * (docs/decisions/0054-links-are-checked-politely.md).
   */
  linkCheckHosts: z.array(hostName).nullable().default(null),
  whistleblowerUrl: z.url(),
  contact: z.strictObject({
    street: text,
    postalCode: text,
    city: text,
    country: z.string().length(2),
    phone: text,
    email: z.email(),
    /** Where the venue stands, in degrees. */
    geo: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).optional(),
  }),
  /** Under which licence the facts of the programme may be used again; texts and pictures are not among them. */
  openData: z.strictObject({ licence: z.enum(['CC0-1.0', 'DL-DE-Zero-2.0']) }).default({ licence: 'CC0-1.0' }),
  serviceWorker: z.boolean(),
});

export type SiteDefinition = z.output<typeof siteSchema>;

export type DetailSectionName = (typeof eventSections)[number];

/** Checks a venue's site.config.ts; a mistake names its place in the file. */
export function defineSite(site: z.input<typeof siteSchema>): SiteDefinition {
  const parsed = siteSchema.safeParse(site);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`site.config.ts needs a correction. ${problems.join('; ')}.`);
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}
