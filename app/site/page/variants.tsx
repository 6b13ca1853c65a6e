import type { Variant } from '#app/collections/page/public/navigation.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import css from './variants.module.css';

/** Where the same is said in Leichte Sprache or sign language, before anything else of the page (BITV 2.0 § 4). */
export function Variants({ variants, locale }: { variants: readonly Variant[]; locale: Locale }) {
  if (variants.length === 0) return null;
  return (
    <nav className={css.variants} aria-labelledby="page-variants">
      <p id="page-variants">{m.shell_variants()}</p>
      <ul className={css.list}>
        {variants.map(({ form, url }) => (
          <li key={url}>
            <a href={url} hrefLang={languageOf[form](locale)}>
              {names[form]()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
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
