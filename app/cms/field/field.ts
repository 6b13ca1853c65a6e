import type { z } from 'zod';
import type { Reference } from '../reference.ts';
import type { ResolveContext } from '../resolve.ts';

export type FieldKind =
  | 'text'
  | 'line'
  | 'rich-text'
  | 'number'
  | 'amount'
  | 'flag'
  | 'date'
  | 'date-time'
  | 'choice'
  | 'link'
  | 'image'
  | 'file'
  | 'embed'
  | 'list'
  | 'reference'
  | 'references'
  | 'group';

/** PostgreSQL text search weights, strongest first. */
export type SearchWeight = 'A' | 'B' | 'C' | 'D';

/** Where the inspector shows a field. */
type FieldPlace = 'content' | 'link' | 'look' | 'time';

/**
 * What the database keeps of one field of one module: `shared` is the same in both languages (`module.props`),
 * `localized` belongs to one language (`module.i18n.de`). A field uses one of the two or, like image and list, both.
 */
export type Stored = { shared?: unknown; localized?: unknown };

/** A reason why a value cannot be published yet; `message` is a key of the message files. */
export type FieldProblem = { path: string; message: string };

/**
 * One field of a module or collection: the single definition that validation, storage, form, search, translation,
 * references and the visitor's view derive from (ARCHITECTURE.md#one-definition).
 */
export interface Field<View = unknown> {
  readonly kind: FieldKind;
  /** Parses the shared part, `null` when the field has none. Drafts may leave it out. */
  readonly shared: z.ZodType | null;
  /** Parses the part of one language, `null` when the field has none. Drafts may leave it out. */
  readonly localized: z.ZodType | null;
  readonly initial: Stored;
  /** Checked when publishing, never when saving a draft. */
  readonly required: boolean;
  readonly search: SearchWeight | null;
  /** Edited where it stands on the page; every field is also in the inspector. */
  readonly inPlace: boolean;
  readonly place: FieldPlace;
  /** How rows of a list are put in order by it. Without one, a cell of a list cannot say its value in a few words. */
  readonly order?: FieldOrder;
  /** What the inspector's control needs to know: limits, choices, item fields, accepted hosts … */
  readonly options: FieldOptions;
  isEmpty(stored: Stored): boolean;
  searchText(stored: Stored): string;
  references(stored: Stored): Reference[];
  /** What stands against publishing besides emptiness: a missing alternative text, a gap inside a list item. */
  problems?(stored: Stored, context: ResolveContext): FieldProblem[];
  /** What the module's view receives in one language. Pure; media and addresses come from the context. */
  resolve(stored: Stored, context: ResolveContext): View;
}

/** By its words, by its size, by its place among the choices, or by the title of what it refers to. */
export type FieldOrder = 'words' | 'size' | 'choice' | 'target';

type FieldOptions = {
  max?: number;
  min?: number;
  choices?: readonly string[];
  fields?: Fields;
  target?: string;
  media?: EmbedMedia;
  accept?: readonly string[];
  crops?: readonly ImageCrop[];
  isCode?: boolean;
  multiline?: boolean;
  /** Texts of one language beside what both share, such as `alt`, by the keys of its part of that language. */
  words?: readonly string[];
  /** A day without a time is a value too. */
  dayOnly?: boolean;
};

/** What every field builder accepts. */
export type CommonOptions = { required?: boolean; search?: SearchWeight; place?: FieldPlace; inPlace?: boolean };

/** The common part of a field, with the defaults of its kind. */
export function common(options: CommonOptions, kind: CommonOptions = {}) {
  return {
    required: options.required ?? false,
    search: options.search ?? kind.search ?? null,
    place: options.place ?? kind.place ?? 'content',
    inPlace: options.inPlace ?? kind.inPlace ?? false,
  } as const;
}

export type EmbedMedia = 'video' | 'audio' | 'viewer' | 'social';
export type ImageCrop = { name: string; width: number; height: number };
export type Fields = Record<string, Field>;

/** The props a view receives for a set of fields. */
export type ViewOf<F extends Fields> = { [Name in keyof F]: F[Name] extends Field<infer View> ? View : never };

export type { Reference };
