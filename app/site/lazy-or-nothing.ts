import { type ComponentType, lazy } from 'react';

/**
 * A part the page can do without, whose code comes later. Where it does not come, as on a network that has just gone, its
 * place stays empty; an error would take the whole page with it, and what somebody writes there.
 */
export function lazyOrNothing<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })));
}
