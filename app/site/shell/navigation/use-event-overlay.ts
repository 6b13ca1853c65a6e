import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import type { EventOverlayProps } from '#app/site/events/overlay/overlay.tsx';

/**
 * The overlay of the programme: fetched when somebody opens it, closed when the path changes
 * (docs/behaviour/lists.md#overlay). If it cannot be fetched, the button is the link it is without JavaScript.
 */
export function useEventOverlay(pathname: string) {
  const [Overlay, setOverlay] = useState<ComponentType<EventOverlayProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the path closes it
  useEffect(() => setOpen(false), [pathname]);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { href } = event.currentTarget;
    event.preventDefault();
    setOpen(true);
    if (Overlay) return;
    import('#app/site/events/overlay/overlay.tsx').then(
      (loaded) => setOverlay(() => loaded.EventOverlay),
      () => window.location.assign(href),
    );
  };
  return { Overlay, isOpen, open, close: () => setOpen(false) };
}
