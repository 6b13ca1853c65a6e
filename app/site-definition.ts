import { z } from 'zod';
import { locales } from './i18n/locale.ts';
import type { SectionChoice } from './urls.ts';

const perLanguage = z.object({ de: z.string().min(1), en: z.string().min(1) });
const sectionMap = z.object({
  events: perLanguage,
  productions: perLanguage,
  magazine: perLanguage,
  ensemble: perLanguage,
  venues: perLanguage,
  series: perLanguage,
  forms: perLanguage,
});

const siteDefinition = z.object({
  name: perLanguage,
  shortName: z.string().min(1),
  timeZone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is no time zone'),
  defaultLocale: z.enum(locales),
  sections: z.union([z.enum(['A', 'B']), sectionMap.partial()]) satisfies z.ZodType<SectionChoice>,
  design: z.object({
    /** Where the menu stands: style1 right, style2 left. */
    menu: z.enum(['style1', 'style2']),
    logo: z.object({ width: z.number().positive(), height: z.number().positive() }),
    /** `null` leads to the home page of the language. */
    headerLogoLink: z.string().nullable(),
    headerBasketLink: z.string(),
    favoritesLink: z.string(),
  }),
  whistleblowerUrl: z.url(),
  contact: z.object({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string().length(2),
    phone: z.string(),
    email: z.email(),
  }),
  serviceWorker: z.boolean(),
});

export type SiteDefinition = z.infer<typeof siteDefinition>;

/** Checks `site.config.ts` at start; the error names the value and what is wrong with it. */
export function defineSite(definition: SiteDefinition): SiteDefinition {
  const result = siteDefinition.safeParse(definition);
  if (!result.success) throw new Error(`site.config.ts cannot be used:\n${z.prettifyError(result.error)}`);
  return result.data;
}
