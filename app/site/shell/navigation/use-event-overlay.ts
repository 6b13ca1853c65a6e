import { type MouseEvent, useState } from 'react';
import { useOnDemand } from '../use-on-demand.ts';
import { hasModifier } from './navigation.ts';

/**
 * The overlay of the programme: fetched when somebody opens it, open until the path changes
 * (docs/behaviour/lists.md#overlay). If it cannot be fetched, the button is the link it is without JavaScript.
 */
export function useEventOverlay(pathname: string) {
  const { Part: Overlay, ask } = useOnDemand(() =>
    import('#app/site/events/overlay/overlay.tsx').then((overlay) => overlay.EventOverlay),
  );
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || hasModifier(event)) return;
    const { href } = event.currentTarget;
    event.preventDefault();
    setOpenOn(pathname);
    ask(() => window.location.assign(href));
  };
  return { Overlay, isOpen: openOn === pathname, open, close: () => setOpenOn(null) };
}
