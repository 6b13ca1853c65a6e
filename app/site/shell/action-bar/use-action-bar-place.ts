import { useWhileScrolling } from '../use-while-scrolling.ts';

/** Where the window stands, as far as the bar wants to know. */
export function useActionBarPlace() {
  return {
    isPastHalf: useWhileScrolling(() => isPastHalf(window)),
    isNearFooter: useWhileScrolling(() => {
      const footer = document.querySelector('body > footer');
      return footer !== null && isNearFooter(footer.getBoundingClientRect().top, window);
    }),
  };
}

/** Past half the window's height (docs/behaviour/navigation.md#action-bar). */
export function isPastHalf({ scrollY, innerHeight }: Pick<Window, 'scrollY' | 'innerHeight'>): boolean {
  return scrollY > innerHeight / 2;
}

/** The footer is near once its top is at or above the lower edge of the window. */
export function isNearFooter(footerTop: number, { innerHeight }: Pick<Window, 'innerHeight'>): boolean {
  return footerTop <= innerHeight;
}
