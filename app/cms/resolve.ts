import type { Locale } from '#app/i18n/locale.ts';
import type { MediaRecord } from '#app/media/media-record.ts';
import type { Reference } from './reference.ts';

/** A picture as views render it. All addresses are site-relative; `sources` are ordered best format first. */
export type ImageView = {
  id: string;
  /** Empty when declared decorative; `null` when nobody has written one yet (blocks publishing). */
  alt: string | null;
  decorative: boolean;
  caption: string;
  credit: string;
  width: number;
  height: number;
  /** CSS object-position from the focal point, such as "50% 30%". */
  position: string;
  /** Tiny data: URL shown while loading, or null for SVG. */
  placeholder: string | null;
  /** Address of a plain fallback rendition and srcset per modern format; vector pictures have only `src`. */
  src: string;
  sources: { type: 'image/avif' | 'image/webp' | 'image/jpeg'; srcset: string }[];
};

export type FileView = { id: string; src: string; name: string; mime: string; bytes: number };

export type LinkView = {
  href: string;
  /** It leaves the site, or is a file: it opens in a new tab and says so (docs/behaviour/content.md#links). */
  external: boolean;
  /** The editor asked for a new window (docs/behaviour/content.md#links). */
  blank?: boolean;
  /** The title of the target when it is one of ours. */
  title: string | null;
};

/** An accepted embed (docs/behaviour/content.md#embeds), rebuilt from its parsed id; never pasted HTML. */
export type EmbedView = {
  provider: string;
  /** Loaded only after consent or a click; null where the provider is linked and not embedded. */
  src: string | null;
  /** The original page, linked for those who do not load the embed. */
  url: string;
  title: string;
};

export type { MediaRecord };

/** Changes characters of a text and never their number. */
export type Typesetting = (text: string) => string;

/** Where a reference leads in one language; `null` href means offline or gone for this viewer. */
export type Address = {
  href: string | null;
  title: string;
  online: boolean;
  number?: number;
  /** Local time or day of a date, for editors who tell dates of one title apart. */
  starts?: string | null;
};

/** Everything `Field.resolve` may look at. Collected in bulk before resolving, so resolving is pure. */
export type ResolveContext = {
  locale: Locale;
  media(id: string): MediaRecord | undefined;
  address(reference: Reference): Address | undefined;
  /** Makes of words what visitors read (docs/behaviour/design.md#type); who edits them or hands them to machines has none. */
  typeset?: Typesetting | undefined;
};
