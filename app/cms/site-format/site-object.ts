import type { Locale, Localized } from '#app/i18n/locale.ts';
import type { Fields } from '../field/field.ts';
import type { Values } from '../field-set.ts';
import type { Layout } from '../node.ts';

/** A module with those in its columns, as the format knows it. */
export type SiteModule = {
  /** What the language files call it; of its own within the object. */
  key: string;
  id: string;
  model: string;
  layout: Layout | null;
  slug: string | null;
  hidden_in: Locale[];
  props: Values;
  i18n: Localized<Values>;
  columns: SiteModule[][];
};

/** A page or an entry: its own values, and its modules by the place they stand in. */
export type SiteObject = {
  type: string;
  name: string;
  id: string;
  props: Values;
  i18n: Localized<Values>;
  /** Languages that visitors read. */
  online: Locale[];
  slots: Record<string, SiteModule[]>;
  /** What visitors read, by language, where that is not what the draft says: the folders `online-de` and `online-en`. */
  published: Localized<SiteObject>;
  /** What its kind knows besides: the parent of a page, the number of an entry. */
  head: Values;
};

/** What the format must know of a kind of object. */
export type ObjectKind = {
  type: string;
  /** The folder of all of them: `pages`, `production`. */
  folder: string;
  /** The file with what all languages share: `page.json`, `entry.json`. */
  file: string;
  fields: Fields;
  slots: readonly string[];
  /** Fields that may come from another object, so that they are not missing where they are empty. */
  inherited?: readonly string[];
  /** The members of its file besides those of every object, with what each must be. */
  head: Readonly<Record<string, (value: unknown) => boolean>>;
  /** What the id of one is made of where its file has none, by the name of its folder. */
  idSeed(name: string): string;
  /** The same for its modules, which are told apart by where they stand. */
  moduleSeed(name: string, slot: string): string;
};

/** The one place of a page that holds modules. */
export const pageSlot = 'modules';
