import { useEffect, useRef, useState } from 'react';
import { useFetcher, useNavigation, useNavigationType } from 'react-router';
import { scrollWindow } from '#app/ui/scroll.ts';
import { listAddress } from './list-address.ts';
import type { Overview } from './overview.server.ts';

/** Pages that were loaded, by list: going back shows as many as before. Gone with the document. */
const memory = new Map<string, Overview[]>();

/**
 * The pages of a list loaded so far and how to get the next. A page that is not newer than the last one is ignored; another
 * filter or date begins anew at the top (specification 2.5 and section 4).
 */
export function useDates(first: Overview) {
  const list = listAddress(first, {});
  const isBack = useNavigationType() === 'POP';
  const [loaded, setLoaded] = useState<{ list: string; more: Overview[] }>({ list: '', more: [] });
  const fetcher = useFetcher<{ overview: Overview }>();
  const navigation = useNavigation();
  const answer = fetcher.data?.overview;
  const current = loaded.list === list ? loaded.more : (isBack && memory.get(list)) || [];
  const shown = [first, ...current];
  const last = shown.at(-1) ?? first;

  useEffect(() => {
    if (!answer || listAddress(answer, {}) !== list) return;
    setLoaded((before) => {
      const more = before.list === list ? before.more : (memory.get(list) ?? []);
      const latest = more.at(-1)?.page ?? first.page;
      if (answer.page !== latest + 1) return { list, more };
      const next = { list, more: [...more, answer] };
      memory.set(list, next.more);
      return next;
    });
  }, [answer, list, first.page]);

  useScrollToTop(list);

  const loadMore = () => {
    if (fetcher.state !== 'idle' || last.page >= last.pages) return;
    if (!isBack && loaded.list !== list) memory.delete(list);
    void fetcher.load(listAddress(first, { page: last.page + 1 }));
  };
  return {
    shown,
    loadMore,
    isLoading: fetcher.state !== 'idle',
    hasFailed: fetcher.state === 'idle' && fetcher.data === null,
    isChanging: navigation.state === 'loading' && navigation.location.pathname === first.url,
  };
}

const listScroll = 600;

function useScrollToTop(list: string): void {
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    scrollWindow(0, listScroll);
  }, [list]);
}
