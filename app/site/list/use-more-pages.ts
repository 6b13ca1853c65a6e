import { useEffect, useState } from 'react';
import { useFetcher, useNavigationType } from 'react-router';

type Paged = { page: number; pages: number };
type Source<Page, Answer> = {
  /** The address of the list in this state without a page: another one is another list. */
  addressOf(page: Page): string;
  /** The address of one of its pages. */
  pageAddress(page: number): string;
  /** The page in what its route answers. */
  pageIn(answer: Answer): Page;
};

/** Pages that were loaded, by list: going back shows as many as before. Gone with the document. */
const memory = new Map<string, Paged[]>();

/**
 * The pages of a list loaded so far and how to get the next. A page that is not newer than the last one is ignored;
 * another list begins anew (docs/behaviour/lists.md#programme).
 */
export function useMorePages<Page extends Paged, Answer>(first: Page, source: Source<Page, Answer>) {
  const { addressOf, pageAddress, pageIn } = source;
  const list = addressOf(first);
  const isBack = useNavigationType() === 'POP';
  const [loaded, setLoaded] = useState<{ list: string; more: Page[] }>({ list: '', more: [] });
  const fetcher = useFetcher<Answer>();
  // Proof: under the address of a list stand pages of that list.
  const kept = memory.get(list) as Page[] | undefined;
  const shown = [first, ...(loaded.list === list ? loaded.more : (isBack && kept) || [])];
  const last = shown.at(-1) ?? first;
  // Proof: useFetcher gives what the route answered, serialised; pages are plain data.
  const answer = fetcher.data ? pageIn(fetcher.data as Answer) : null;
  const isOfThisList = answer !== null && addressOf(answer) === list;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is new exactly when the fetcher's data is
  useEffect(() => {
    if (!(answer && isOfThisList)) return;
    setLoaded((before) => {
      const more = before.list === list ? before.more : ((memory.get(list) as Page[] | undefined) ?? []);
      const latest = more.at(-1)?.page ?? first.page;
      if (answer.page !== latest + 1) return { list, more };
      const next = { list, more: [...more, answer] };
      memory.set(list, next.more);
      return next;
    });
  }, [fetcher.data, isOfThisList, list, first.page]);

  // Answered and not shown yet: asked for again, it would come a second time and be passed over.
  const isComing = isOfThisList && answer.page === last.page + 1;
  const loadMore = () => {
    if (fetcher.state !== 'idle' || isComing || last.page >= last.pages) return;
    if (!isBack && loaded.list !== list) memory.delete(list);
    void fetcher.load(pageAddress(last.page + 1));
  };
  return {
    shown,
    last,
    loadMore,
    isLoading: fetcher.state !== 'idle',
    hasFailed: fetcher.state === 'idle' && fetcher.data === null,
  };
}
