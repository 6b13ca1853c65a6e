import type { ReferenceView } from '#app/cms/field/reference/field.ts';
import type { ImageView, LinkView } from '#app/cms/resolve.ts';
import type { Contributor, Partner } from '../sections/sections.ts';

type Item = { _key: string; person: ReferenceView | null; name: string; role: string };

/** Contributors as they are named; somebody whose page is offline keeps the name written beside it, or is left out. */
export function contributorsOf(items: readonly Item[]): Contributor[] {
  return items.flatMap(({ _key, person, name, role }) => {
    const shown = name || person?.title || '';
    return shown ? [{ key: _key, role, name: shown, href: person?.href ?? null }] : [];
  });
}

type Sponsor = { _key: string; name: string; link: LinkView | null; image: ImageView | null };

export function partnersOf(items: readonly Sponsor[]): Partner[] {
  return items.flatMap(({ _key, name, link, image }) => (name ? [{ key: _key, name, link, image }] : []));
}
