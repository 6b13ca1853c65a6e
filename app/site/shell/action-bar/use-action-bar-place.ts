import { useEffect, useState } from 'react';

/** Where the window stands, as far as the bar wants to know. */
export function useActionBarPlace() {
  const [place, setPlace] = useState({ isPastHalf: false, isNearFooter: false });
  useEffect(() => {
    const update = () => {
      const footerTop = document.querySelector('body > footer')?.getBoundingClientRect().top ?? null;
      const next = actionBarPlace({ scrollY: window.scrollY, windowHeight: window.innerHeight, footerTop });
      setPlace((before) =>
        before.isPastHalf === next.isPastHalf && before.isNearFooter === next.isNearFooter ? before : next,
      );
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);
  return place;
}

/**
 * Past half the window's height; near the footer once its top is at or above the lower edge
 * (docs/behaviour/navigation.md#action-bar).
 */
export function actionBarPlace(window: { scrollY: number; windowHeight: number; footerTop: number | null }) {
  const { scrollY, windowHeight, footerTop } = window;
  return {
    isPastHalf: scrollY > windowHeight / 2,
    isNearFooter: footerTop !== null && footerTop <= windowHeight,
  };
}
