import ExifReader, { type ExpandedTags } from 'exifreader';

/** What agencies and photographers write into a file itself, as IPTC or XMP. A text is filed under its language, '' where none is named. */
export type EmbeddedMetadata = {
  credit: string;
  licence: string;
  caption: Record<string, string>;
  alt: Record<string, string>;
};

const longest = { credit: 500, licence: 200, text: 1000 };

/** Reads the words of a picture. Nothing where it has none, or where they are broken: a picture is worth keeping without. */
export function readEmbeddedMetadata(content: Buffer): EmbeddedMetadata | null {
  try {
    return metadataOf(ExifReader.load(content, { expanded: true }));
  } catch {
    return null;
  }
}

function metadataOf({ iptc, xmp }: ExpandedTags): EmbeddedMetadata {
  const makers = texts(xmp?.creator) ?? texts(iptc?.['By-line']) ?? [];
  const owner = first(xmp?.Credit) || first(iptc?.Credit) || first(xmp?.rights) || first(iptc?.['Copyright Notice']);
  const caption = byLanguage(xmp?.description);
  const old = first(iptc?.['Caption/Abstract']);
  return {
    credit: creditOf(makers.join(', '), owner).slice(0, longest.credit),
    licence: first(xmp?.UsageTerms).slice(0, longest.licence),
    caption: Object.keys(caption).length > 0 ? caption : old ? { '': old } : {},
    alt: byLanguage(xmp?.AltTextAccessibility),
  };
}

/** Who made it and whose it is, as credits are printed; once, where both say the same. */
function creditOf(maker: string, owner: string): string {
  if (!maker || owner.includes(maker)) return owner;
  return owner ? `${maker} / ${owner}` : maker;
}

/** A tag as the library answers it: one value, or many, each perhaps with its language. */
type Said = { description?: unknown; attributes?: unknown; value?: unknown };

function valuesOf(tag: unknown): Said[] {
  if (Array.isArray(tag)) return tag;
  if (typeof tag !== 'object' || tag === null) return [];
  const { value } = tag as Said;
  // Of XMP the values of a list are tags again, of IPTC they are bytes.
  return Array.isArray(value) && typeof value[0] === 'object' ? value : [tag as Said];
}

function textOf({ description }: Said): string {
  const text = typeof description === 'string' ? description : '';
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

function texts(tag: unknown): string[] | null {
  const found = valuesOf(tag).map(textOf).filter(Boolean);
  return found.length > 0 ? found : null;
}

function first(tag: unknown): string {
  return texts(tag)?.[0] ?? '';
}

function byLanguage(tag: unknown): Record<string, string> {
  const named = valuesOf(tag).map((said) => [languageOf(said), textOf(said).slice(0, longest.text)] as const);
  return Object.fromEntries(named.filter(([, text]) => text));
}

function languageOf({ attributes }: Said): string {
  const { lang } = (attributes ?? {}) as { lang?: unknown };
  return typeof lang === 'string' && lang !== 'x-default' ? lang.toLowerCase().slice(0, 2) : '';
}
