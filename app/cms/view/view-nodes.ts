import type { Locale } from '#app/i18n/locale.ts';
import { isLocalDateTime } from '../field/date-time/field.ts';
import type { Fields } from '../field/field.ts';
import { type Values, viewOf } from '../field-set.ts';
import type { ModuleDefinition } from '../module.ts';
import { type Layout, layouts, type ModuleNode, type ViewNode } from '../node.ts';
import type { ResolveContext } from '../resolve.ts';
import { isWithin, nextChange, type Period } from '../schedule.ts';
import { addDays, venueDay } from '../venue-time.ts';

export type Definitions = Readonly<Record<string, ModuleDefinition>>;

export type ViewRequest = {
  definitions: Definitions;
  context: ResolveContext;
  /** `null` for the editor: what is hidden or out of its time is rendered too, and marked. */
  now: Temporal.Instant | null;
};

export type ViewTree = { nodes: ViewNode[]; nextChange: Temporal.Instant | null };

/** The tree a page renders in one language: ordered, without what is hidden or out of its time. */
export function viewNodes(nodes: readonly ModuleNode[], request: ViewRequest): ViewTree {
  const { now, definitions } = request;
  const children = childrenByParent(nodes);
  const rendered = (parent: string | null): Rendered[] =>
    (children.get(parent) ?? []).flatMap((node) => render(node, request, () => rendered(node.id)));
  const periods = now ? nodes.flatMap((node) => periodsOf(node, definitions[node.model], now)) : [];
  return { nodes: rendered(null).map(({ view }) => view), nextChange: now ? nextChange(periods, now) : null };
}

/** What the view of one module receives; the editor resolves only the module that changed. */
export function viewFields(node: ModuleNode, { definitions, context, now }: ViewRequest): Record<string, unknown> {
  const definition = definitions[node.model];
  if (!definition) return {};
  const props = now ? withoutItemsOutOfTime(definition.fields, node.props, now) : node.props;
  return viewOf(definition.fields, { props, texts: node.i18n[context.locale], context });
}

/** Columns are always built from the layout and the children, so one can never be stored wrongly. */
export function columnsOf<Child>(
  layout: Layout | null,
  children: readonly Child[],
  columnOf: (child: Child) => number,
): { index: number; units: number; children: Child[] }[] {
  const units = layouts[layout ?? '100'];
  const last = units.length - 1;
  return units.map((width, index) => ({
    index,
    units: width,
    children: children.filter((child) => Math.min(Math.max(columnOf(child), 0), last) === index),
  }));
}

/** Siblings in the order of the page: by column, then by key compared as bytes. */
export function bySiblingOrder(one: Sibling, other: Sibling): number {
  if (one.column_index !== other.column_index) return one.column_index - other.column_index;
  if (one.pos !== other.pos) return one.pos < other.pos ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

type Sibling = Pick<ModuleNode, 'column_index' | 'pos' | 'id'>;

type Rendered = { column: number; view: ViewNode };

function render(node: ModuleNode, request: ViewRequest, renderChildren: () => Rendered[]): Rendered[] {
  const { definitions, context, now } = request;
  const definition = definitions[node.model];
  if (!definition) return [];
  const hidden = !isShown(node, definition, { locale: context.locale, now });
  if (hidden && now) return [];
  const view: ViewNode = {
    id: node.id,
    model: node.model,
    slug: node.slug,
    layout: node.layout,
    columns: definition.hasColumns ? renderColumns(node.layout, renderChildren()) : [],
    fields: viewFields(node, request),
    ...(hidden ? { hidden } : {}),
  };
  return [{ column: node.column_index, view }];
}

function renderColumns(layout: Layout | null, children: Rendered[]): ViewNode['columns'] {
  return columnsOf(layout, children, (child) => child.column).map((column) => ({
    ...column,
    children: column.children.map(({ view }) => view),
  }));
}

function isShown(
  node: ModuleNode,
  definition: ModuleDefinition,
  { locale, now }: { locale: Locale; now: Temporal.Instant | null },
): boolean {
  if (node.hidden_in.includes(locale)) return false;
  return !now || !definition.scheduled || isWithin(periodOf(node.props), now);
}

function childrenByParent(nodes: readonly ModuleNode[]): Map<string | null, ModuleNode[]> {
  const children = new Map<string | null, ModuleNode[]>();
  for (const node of [...nodes].sort(bySiblingOrder)) {
    const siblings = children.get(node.parent_id);
    if (siblings) siblings.push(node);
    else children.set(node.parent_id, [node]);
  }
  return children;
}

function periodsOf(node: ModuleNode, definition: ModuleDefinition | undefined, now: Temporal.Instant): Period[] {
  if (!definition) return [];
  const own = definition.scheduled ? [periodOf(node.props)] : [];
  const items = Object.entries(definition.fields)
    .filter(([, field]) => isScheduledList(field.options.fields))
    .flatMap(([name]) => valuesList(node.props[name]).map(periodOf));
  const today = definition.daily ? [{ from: null, to: addDays(venueDay(now), 1) }] : [];
  return [...own, ...items, ...today];
}

function withoutItemsOutOfTime(fields: Fields, props: Values, now: Temporal.Instant): Values {
  const scheduled = Object.entries(fields).filter(([, field]) => isScheduledList(field.options.fields));
  const lists = scheduled.map(([name]) => [
    name,
    valuesList(props[name]).filter((item) => isWithin(periodOf(item), now)),
  ]);
  return { ...props, ...Object.fromEntries(lists) };
}

function isScheduledList(fields: Fields | undefined): boolean {
  return fields?.online_from?.kind === 'date-time' || fields?.online_to?.kind === 'date-time';
}

function valuesList(value: unknown): Values[] {
  return Array.isArray(value) ? value : [];
}

function periodOf({ online_from, online_to }: Values): Period {
  return {
    from: isLocalDateTime(online_from) ? online_from : null,
    to: isLocalDateTime(online_to) ? online_to : null,
  };
}
