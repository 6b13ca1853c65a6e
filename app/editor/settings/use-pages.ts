import { useEffect, useState } from 'react';
import type { ListedPage } from '#app/collections/page/public/page-list.server.ts';
import { useEditor } from '../core/use-editor.ts';
import { askPage } from '../page-api.ts';

/** All pages of the house in the order of the tree; null until they have come. */
export function usePages(): ListedPage[] | null {
  const { context } = useEditor();
  const [pages, setPages] = useState<ListedPage[] | null>(null);
  useEffect(() => {
    void askPage<ListedPage[]>(`/${context.locale}/pageeditor-api/pages/`).then((answer) => {
      if (answer.ok) setPages(answer.body);
    });
  }, [context.locale]);
  return pages;
}
