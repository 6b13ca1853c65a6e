import type { ComponentType } from 'react';
import type { ModuleViewProps, ModuleViews } from '#app/cms/render.tsx';
import { useModuleFields } from '../state/use-editor.ts';

/** The visitors' views, each watching its own module: a change draws one module again, not the page. */
export function liveViews(views: ModuleViews): ModuleViews {
  return Object.fromEntries(Object.entries(views).map(([model, View]) => [model, live(View)]));
}

function live(View: ComponentType<ModuleViewProps>): ComponentType<ModuleViewProps> {
  return function LiveModule(props: ModuleViewProps) {
    const fields = useModuleFields(props.id);
    // Proof: resolved from the definition this view was written for, as in render.tsx.
    return fields ? <View {...props} fields={fields as never} /> : null;
  };
}
