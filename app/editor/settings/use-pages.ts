import { useEffect, useState } from 'react';
import type { Answer } from '#app/contract/client/call-types.ts';
import { call } from '../call.ts';
import { useEditor } from '../core/use-editor.ts';

/** All pages of the server in the order of the tree; null until they have come. */
export function usePages(): Answer<'listPages'> | null {
  const { context } = useEditor();
  const [pages, setPages] = useState<Answer<'listPages'> | null>(null);
  useEffect(() => {
    void call('listPages', { params: { lang: context.locale } }).then((answer) => {
      if (answer.ok) setPages(answer.body);
    });
  }, [context.locale]);
  return pages;
}
