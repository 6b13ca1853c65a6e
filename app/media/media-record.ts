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
};
