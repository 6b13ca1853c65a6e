import type { ComponentType } from 'react';
import type { ModuleViewProps, ModuleViews } from '#app/cms/view/render.tsx';
import { useModuleFields } from '#app/editor/core/use-editor.ts';
import { definitions } from '#app/editor/document/definitions.ts';
import { LiveData } from './live-data.tsx';

/** The visitors' views, each watching its own module: a change renders one module again, not the page. */
export function liveViews(views: ModuleViews): ModuleViews {
  return Object.fromEntries(Object.entries(views).map(([model, View]) => [model, live(View, model)]));
}

function live(View: ComponentType<ModuleViewProps>, model: string): ComponentType<ModuleViewProps> {
  const isLoading = definitions[model]?.loads ?? false;
  return function LiveModule(props: ModuleViewProps) {
    const fields = useModuleFields(props.id);
    if (!fields) return null;
    // Proof: resolved from the definition this view was written for, as in render.tsx.
    const view = <View {...props} fields={fields as never} />;
    if (!isLoading) return view;
    return (
      <LiveData id={props.id} model={model}>
        {view}
      </LiveData>
    );
  };
}
