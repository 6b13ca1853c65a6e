import { type ComponentType, memo, type ReactNode } from 'react';
import type { ColumnView, EditMarks } from '../module.ts';
import type { ViewNode } from '../node.ts';
import { editMarks } from './edit-marks.ts';
import { ModuleBoundary } from './module-boundary.tsx';

/** What every registered view accepts; `columns` only for those that hold some. */
export type ModuleViewProps = {
  id: string;
  fields: never;
  marks: EditMarks;
  columns: ColumnView[];
  nested(nodes: ViewNode[]): ReactNode;
};

export type ModuleViews = Readonly<Record<string, ComponentType<ModuleViewProps> & { load?(): Promise<void> }>>;

/** Brings the code of the views of these models that come on demand; all of them when none are named. */
export async function loadViews(views: ModuleViews, models: Iterable<string> = Object.keys(views)): Promise<void> {
  await Promise.all([...models].map((model) => views[model]?.load?.()));
}

/** Renders a page's containers, their columns and the modules in them; the same for visitors and the editor. */
export function PageContent({
  nodes,
  views,
  editing = false,
}: {
  nodes: ViewNode[];
  views: ModuleViews;
  editing?: boolean;
}) {
  return nodes.map((node) => <ModuleInPlace key={node.id} node={node} views={views} editing={editing} />);
}

/** One module with everything below it. Rendered again only when its node is another object. */
const ModuleInPlace = memo(function ModuleInPlace({
  node,
  views,
  editing,
}: {
  node: ViewNode;
  views: ModuleViews;
  editing: boolean;
}) {
  const View = views[node.model];
  if (!View) return null;
  const columns = node.columns.map(({ index, units, children }) => ({
    index,
    units,
    models: children.map(({ model }) => model),
    children: <PageContent nodes={children} views={views} editing={editing} />,
  }));
  return (
    <ModuleBoundary resetBy={node}>
      {/* Proof: the fields were resolved from the definition this view was written for; the registry test pairs them. */}
      <View
        id={node.id}
        fields={node.fields as never}
        marks={editMarks(node, editing)}
        columns={columns}
        nested={(nodes) => <PageContent nodes={nodes} views={views} />}
      />
    </ModuleBoundary>
  );
});
