import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFetcher, useSearchParams } from 'react-router';
import { m } from '#app/i18n/paraglide/messages.js';
import table from '../../office-table.module.css';
import type { ListPage } from '../list-page.server.ts';
import { listAddress } from '../list-query.ts';
import { EntryRows, type RowLook } from './entry-rows.tsx';
import { usePagesInSight } from './use-pages-in-sight.ts';

type Groups = ListPage['groups'];

/**
 * A list of any length of which only the pages around the eye are in the document; the others are empty space of their
 * height, and come from the server when one scrolls there.
 */
export function ManyRows({ first, pages, ...look }: RowLook & { first: Groups; pages: number }) {
  const start = useRef<HTMLTableSectionElement>(null);
  const { from, until, above, below, heightOf, measured } = usePagesInSight({ pages, start });
  const [lastDays, setLastDays] = useState<ReadonlyMap<number, string>>(new Map());
  const told = useCallback(
    (page: number, height: number, lastDay: string) => {
      measured(page, height);
      setLastDays((known) => (known.get(page) === lastDay ? known : new Map(known).set(page, lastDay)));
    },
    [measured],
  );
  return (
    <>
      <tbody ref={start} aria-hidden="true">
        {above > 0 && <Space height={above} span={look.span} />}
      </tbody>
      {Array.from({ length: until - from + 1 }, (_, at) => from + at).map((page) => (
        <Page
          key={page}
          page={page}
          known={page === 1 ? first : null}
          after={lastDays.get(page - 1)}
          height={heightOf(page)}
          onRendered={told}
          {...look}
        />
      ))}
      {below > 0 && (
        <tbody aria-hidden="true">
          <Space height={below} span={look.span} />
        </tbody>
      )}
    </>
  );
}

type PageProps = RowLook & {
  page: number;
  /** Its rows, when they came with the list. */
  known: Groups | null;
  after: string | undefined;
  height: number;
  onRendered(page: number, height: number, lastDay: string): void;
};

/** Nobody scrolling past asks the server. */
const restMs = 60;

function Page({ page, known, after, height, onRendered, ...look }: PageProps) {
  const [params] = useSearchParams();
  const { data, load } = useFetcher<ListPage>();
  const address = listAddress(params, { page: String(page) });
  const groups = known ?? data?.groups;
  const isKnown = groups !== undefined;
  useEffect(() => {
    if (isKnown) return;
    const timer = setTimeout(() => void load(address), restMs);
    return () => clearTimeout(timer);
  }, [isKnown, load, address]);

  const lastDay = groups?.at(-1)?.day ?? '';
  const assumed = useRef(height);
  useLayoutEffect(() => {
    if (!isKnown) return;
    const rendered = [...document.querySelectorAll<HTMLElement>(`tbody[data-page="${page}"]`)];
    const real = rendered.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    // Rows that arrive above the window push nothing out of sight.
    const isAbove = (rendered[0]?.getBoundingClientRect().top ?? 0) + assumed.current <= 0;
    if (isAbove) scrollBy({ top: real - assumed.current, behavior: 'instant' });
    onRendered(page, real, lastDay);
  }, [isKnown, page, lastDay, onRendered]);

  if (groups) return <EntryRows page={page} groups={groups} after={after} {...look} />;
  return (
    <tbody>
      <Space height={height} span={look.span} text={m.office_rows_loading()} />
    </tbody>
  );
}

function Space({ height, span, text }: { height: number; span: number; text?: string }) {
  return (
    <tr className={table.space}>
      <td colSpan={span} style={{ blockSize: height }}>
        {text}
      </td>
    </tr>
  );
}
