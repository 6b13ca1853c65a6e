import type { PageRecord } from '#app/collections/page/draft-payload.ts';
import { useEditor, useObservable } from '../core/use-editor.ts';

/** The page on screen. Its settings open only where modules are a whole page; an entry has a form in the office. */
export function usePage(): PageRecord {
  const { page } = useObservable(useEditor().payload);
  if (!page) throw new Error('An entry has no page settings.');
  return page;
}
