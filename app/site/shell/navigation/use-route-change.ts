import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a page has changed without a new document: the focus moves to its content and its title is said. */
export function useRouteChange(mainId: string): string {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname, mainId]);
  return announcement;
}
