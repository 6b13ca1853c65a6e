import type { Locale } from '#app/i18n/locale.ts';

/** The six column layouts on the 12-unit grid (docs/behaviour/content.md#columns). */
export const layouts = {
  '100': [12],
  '67-33': [8, 4],
  '33-67': [4, 8],
  '50-50': [6, 6],
  '33-33-33': [4, 4, 4],
  '25-50-25': [3, 6, 3],
} as const;

export type Layout = keyof typeof layouts;

/** A draft row of the table `module`: one per container, section and content module, each with its own revision. */
export type ModuleNode = {
  id: string;
  model: string;
  parent_id: string | null;
  column_index: number;
  /** Fractional order key, compared as bytes (C collation). */
  pos: string;
  slug: string | null;
  /** Owner of a root container: collection name and id, such as `page`. */
  content_type: string | null;
  object_id: string | null;
  layout: Layout | null;
  props: Record<string, unknown>;
  i18n: Partial<Record<Locale, Record<string, unknown>>>;
  hidden_in: Locale[];
  schema_version: number;
  rev: number;
};

type Fresh = Pick<ModuleNode, 'id'> & { at: { parent: string | null; column: number } };

/** A module that is not stored yet: without a word, owned by nobody, and without a place among its siblings. */
export function emptyNode(
  { model, hasColumns, version }: { model: string; hasColumns: boolean; version: number },
  { id, at }: Fresh,
): ModuleNode {
  return {
    id,
    model,
    parent_id: at.parent,
    column_index: at.column,
    pos: '',
    slug: null,
    content_type: null,
    object_id: null,
    layout: hasColumns ? '100' : null,
    props: {},
    i18n: {},
    hidden_in: [],
    schema_version: version,
    rev: 0,
  };
}

/** A node as visitors' pages carry it: resolved in one language, columns built from layout and children. */
export type ViewNode = {
  id: string;
  model: string;
  slug: string | null;
  layout: Layout | null;
  columns: { index: number; units: number; children: ViewNode[] }[];
  /** In the editor only: not shown to visitors in this language. */
  hidden?: boolean;
  /** What the module's view receives. */
  fields: Record<string, unknown>;
};
