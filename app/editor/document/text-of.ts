import { storedOf } from '#app/cms/field-set.ts';
import type { ModuleNode } from '#app/cms/node.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { getModule } from '#app/modules/registry.ts';

/** Every word a module says in one language, in the order of its fields. */
export function textOf({ model, props, i18n }: ModuleNode, locale: Locale): string {
  return Object.entries(getModule(model)?.fields ?? {})
    .filter(([, { localized }]) => localized !== null)
    .map(([name, field]) => field.searchText(storedOf(name, props, i18n[locale])).trim())
    .filter(Boolean)
    .join(' ');
}
