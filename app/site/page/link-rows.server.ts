import type { Tab, Variant } from '#app/collections/page/public/navigation.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { LinkRow } from './link-rows.tsx';

/**
 * What leads aside from a page before anything else of it: its section as tabs, and the same in Leichte Sprache or sign language
 * (BITV 2.0 § 4). Named here, so that no visitor downloads the words of what most pages do not have.
 */
export function linkRows(
  { tabs, variants }: { tabs: readonly Tab[]; variants: readonly Variant[] },
  locale: Locale,
): LinkRow[] {
  const forms = variants.map(({ form, url }) => ({ url, title: names[form](), language: languageOf[form](locale) }));
  const rows: LinkRow[] = [
    { look: 'tabs', label: m.shell_section_nav({ name: tabs[0]?.title ?? '' }), links: [...tabs] },
    { look: 'variants', label: m.shell_variants(), links: forms },
  ];
  return rows.filter(({ links }) => links.length > 0);
}

const names: Record<Variant['form'], () => string> = {
  everyday: m.shell_variant_everyday,
  leichte_sprache: m.shell_variant_leichte_sprache,
  dgs: m.shell_variant_dgs,
};

/** IANA language subtags: `simple` is a simplified form, `gsg` German Sign Language. */
const languageOf: Record<Variant['form'], (locale: Locale) => string> = {
  everyday: (locale) => locale,
  leichte_sprache: (locale) => `${locale}-simple`,
  dgs: () => 'gsg',
};
