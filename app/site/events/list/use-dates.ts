import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { listAddress } from '#app/features/programme/list-address.ts';
import { useMorePages } from '#app/site/list/use-more-pages.ts';
import { scrollWindow } from '#app/ui/scroll.ts';
import type { Overview } from '../overview.server.ts';

/**
 * The pages of the programme loaded so far and how to get the next. Another filter or date begins anew at the top
 * (docs/behaviour/lists.md#query).
 */
export function useDates(first: Overview, scrollToTop: () => void = scrollWindowToTop) {
  const navigation = useNavigation();
  const pages = useMorePages(first, {
    addressOf: (page: Overview) => listAddress(page, {}),
    pageAddress: (page) => listAddress(first, { page }),
    pageIn: (answer: { overview: Overview }) => answer.overview,
  });
  useScrollToTop(listAddress(first, {}), scrollToTop);
  const isChanging = navigation.state === 'loading' && navigation.location.pathname === first.url;
  return { ...pages, isChanging };
}

const listScroll = 600;

function scrollWindowToTop(): void {
  scrollWindow(0, listScroll);
}

function useScrollToTop(list: string, scrollToTop: () => void): void {
  const shown = useRef(list);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another list scrolls
  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    scrollToTop();
  }, [list]);
}
