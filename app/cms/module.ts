import type { ReactNode } from 'react';
import type { Fields, ViewOf } from './field/field.ts';
import type { ViewNode } from './node.ts';

type ModuleGroup = 'text' | 'media' | 'teaser' | 'structure' | 'other';

/** A content module described once. Adding one is adding a folder below app/modules and one registry line. */
export type ModuleDefinition<F extends Fields = Fields> = {
  /** The folder name and the name in addresses: `full-teaser`. */
  readonly model: string;
  /** Rises when the stored shape changes; older rows are lifted by `migrate`. */
  readonly version: number;
  readonly group: ModuleGroup;
  readonly fields: F;
  /** Models this module may stand in; columns of a container unless said otherwise. */
  readonly parents: readonly string[];
  /** Owners at whose top it has no place, by their `content_type`. */
  readonly notIn?: readonly string[];
  /** True for container and section. */
  readonly hasColumns: boolean;
  /** Right a person needs to create or change it, beyond editing (only html has one). */
  readonly right?: 'html';
  /** Older variants are read and rendered but not offered in the inserter. */
  readonly deprecated?: boolean;
  /** Shown only between the values of `online_from` and `online_to` of the node itself. */
  readonly scheduled?: boolean;
  /** Looks different on another day; a page with it is rendered anew when the venue's day ends. */
  readonly daily?: boolean;
  /** Shows something of the collections; its `load.server.ts` reads it whenever its page is rendered. */
  readonly loads?: boolean;
  /** Itself as HTML for readers of feeds; null for what only works on the page, or leads elsewhere. A test asks each for it. */
  readonly feed?: FeedWriter<F> | null;
  readonly migrate?: (stored: Record<string, unknown>, from: number) => Record<string, unknown>;
};

// A method, so that a module of certain fields is a module of any fields.
type FeedWriter<F extends Fields> = { write(fields: ViewOf<F>): string }['write'];

/** The one definition of a content module. Unless it says otherwise it stands in containers and sections, and holds nothing. */
export function defineModule<F extends Fields>(
  definition: Omit<ModuleDefinition<F>, 'parents' | 'hasColumns' | 'version'> &
    Partial<Pick<ModuleDefinition<F>, 'parents' | 'hasColumns' | 'version'>>,
): ModuleDefinition<F> {
  return { version: 1, parents: ['container', 'section'], hasColumns: false, ...definition };
}

/** Attributes that mark an element for the editor; empty for visitors (docs/behaviour/editor.md#marks). */
export type EditMarks = {
  /** Spread on the module's root element: `data-m` in edit mode. */
  root: Record<string, string>;
  /** Spread on the element that shows a field: `data-f`. List items: `children.<key>.headline`. */
  field(path: string): Record<string, string>;
  /**
   * Spread on what stands in a picture at the place an item of a list keeps: `place('children.<key>', 'x', 'y')`. Thousandths of
   * what it is positioned in; a hand may move it there.
   */
  place(path: string, x: string, y: string): Record<string, string>;
  /** Spread on a column: `data-column` in edit mode, so that an empty one can be found and filled. */
  column(index: number): Record<string, string>;
};

export type ViewProps<D extends ModuleDefinition> = {
  id: string;
  fields: ViewOf<D['fields']>;
  marks: EditMarks;
};

/** For a module that shows those of something else: renders them as visitors see them, also while the page is edited. */
export type NestingViewProps<D extends ModuleDefinition> = ViewProps<D> & { nested(nodes: ViewNode[]): ReactNode };

/** A module example: values in both languages for its tests. */
export type ModuleExample = {
  props: Record<string, unknown>;
  i18n: { de: Record<string, unknown>; en: Record<string, unknown> };
};

/** What container and section receive besides: their columns with the content already rendered, and what it is made of. */
export type ColumnView = { index: number; units: number; models: readonly string[]; children: ReactNode };
export type ColumnsViewProps<D extends ModuleDefinition> = ViewProps<D> & { columns: ColumnView[] };
