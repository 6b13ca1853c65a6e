import type { ComponentType, ReactNode } from 'react';
import type { ViewNode } from '#app/cms/node.ts';
import { type ModuleViewProps, type ModuleViews, PageContent } from '#app/cms/view/render.tsx';
import { useModuleFields } from '#app/editor/core/use-editor.ts';
import { definitions } from '#app/editor/document/definitions.ts';
import { LiveData } from './live-data.tsx';

/** The visitors' views, each watching its own module: a change renders one module again, not the page. */
export function liveViews(views: ModuleViews): ModuleViews {
  // What belongs to something else is not in this editor: it stands still.
  const nested = (nodes: ViewNode[]) => <PageContent nodes={nodes} views={views} />;
  return Object.fromEntries(Object.entries(views).map(([model, View]) => [model, live(View, { model, nested })]));
}

type Living = { model: string; nested(nodes: ViewNode[]): ReactNode };

function live(View: ComponentType<ModuleViewProps>, { model, nested }: Living): ComponentType<ModuleViewProps> {
  const isLoading = definitions[model]?.loads ?? false;
  return function LiveModule(props: ModuleViewProps) {
    const fields = useModuleFields(props.id);
    if (!fields) return null;
    // Proof: resolved from the definition this view was written for, as in render.tsx.
    const view = <View {...props} fields={fields as never} nested={nested} />;
    if (!isLoading) return view;
    return (
      <LiveData id={props.id} model={model}>
        {view}
      </LiveData>
    );
  };
}
