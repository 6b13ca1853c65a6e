import type { Localized } from '#app/i18n/locale.ts';

/** What a media row tells a view; one shape for database, snapshot and editor. */
export type MediaRecord = {
  id: string;
  kind: 'image' | 'vector' | 'file' | 'video' | 'audio';
  name: string;
  mime: string;
  bytes: number;
  width: number | null;
  height: number | null;
  hash: string;
  placeholder: string | null;
  alt: Localized<string>;
  credit: Localized<string>;
  focal: { x: number; y: number };
  /** Said by the library only; what visitors are shown has none. */
  caption?: Localized<string> | undefined;
};

/** The same with what only the team reads. */
export type LibraryRecord = MediaRecord & {
  caption: Localized<string>;
  tags: string[];
  /** On what terms it may be shown, and its last day, `2026-12-31`. */
  licence: string;
  licence_until: string | null;
  /** Past that day: nobody is shown it. */
  is_withdrawn: boolean;
};
