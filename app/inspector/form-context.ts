import { createContext, use } from 'react';
import type { LinkTarget } from '#app/cms/link-target.ts';
import type { Address, MediaRecord, ResolveContext } from '#app/cms/resolve.ts';
import type { Locale, Localized } from '#app/i18n/locale.ts';
import type { PagePlace } from './finders/page-places.ts';

export type Usages = { count: number; titles: string[] };

/** What the controls ask the server they stand in: the page editor or the office. */
export type FormServices = {
  locale: Locale;
  context: ResolveContext;
  /** Null when the server did not answer. */
  listMedia(query: string): Promise<MediaRecord[] | null>;
  /** The picture as it was taken in, or in words why it was not. */
  uploadMedia(file: File): Promise<MediaRecord | string>;
  keepMedia(record: MediaRecord): void;
  /** Changes the words of a picture wherever it is shown; false when it was refused. */
  changeMedia(id: string, change: { alt?: Localized<string>; credit?: Localized<string> }): Promise<boolean>;
  /** On how many pages it is shown, and what they are called; null when the server did not answer. */
  findUsages(id: string): Promise<Usages | null>;
  /** Whatever has a page, or entries of one type; null when the server did not answer. */
  findTargets(query: string, type?: string): Promise<LinkTarget[] | null>;
  keepAddress(key: string, address: Address): void;
  /** Places on what is being edited, where it has any. */
  placesHere?(): PagePlace[];
};

export const FormContext = createContext<FormServices | null>(null);

export function useFormServices(): FormServices {
  const services = use(FormContext);
  if (!services) throw new Error('Fields stand inside a FormContext.');
  return services;
}
