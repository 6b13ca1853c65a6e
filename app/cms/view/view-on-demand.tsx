import { type ComponentType, use } from 'react';
import type { ModuleViewProps } from './render.tsx';

export type ViewOnDemand = ComponentType<ModuleViewProps> & {
  /** Brings the view's code; a failed attempt may be repeated. */
  load(): Promise<void>;
};

/**
 * A view whose code comes only with pages that have such a module. Whoever can, loads it ahead (`loadViews`), so that it
 * is rendered at once; otherwise rendering waits for it: on the server before the page leaves, in the browser before a
 * navigation is shown. There is no placeholder and no flash. `bring` imports a file that exports the view alone.
 */
export function onDemand(bring: () => Promise<Readonly<Record<string, ComponentType<never>>>>): ViewOnDemand {
  let View: ComponentType<ModuleViewProps> | undefined;
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= bring().then(
      (file) => {
        // Proof: the view is the one thing its file exports, and takes the fields of its own definition.
        [View] = Object.values(file) as unknown as ComponentType<ModuleViewProps>[];
      },
      (reason) => {
        loading = undefined;
        throw reason;
      },
    );
    return loading;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: made once per view, when the registry is read
  function OnDemand(props: ModuleViewProps) {
    if (!View) use(load());
    return View && <View {...props} />;
  }
  return Object.assign(OnDemand, { load });
}
