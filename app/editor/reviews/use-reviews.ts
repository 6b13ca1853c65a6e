import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '#app/contract/client/call-types.ts';
import { call, ownerParams } from '../call.ts';
import { useEditor } from '../core/use-editor.ts';

export type ListedReview = Answer<'listReviews'>[number];
export type ReviewThread = ListedReview['threads'][number];

/** The links to this draft, the newest first, and how to ask for them anew; null until they have come. */
export function useReviews() {
  const editor = useEditor();
  const [reviews, setReviews] = useState<ListedReview[] | null>(null);
  const again = useCallback(async () => {
    const answer = await call('listReviews', { params: ownerParams(editor) });
    if (answer.ok) setReviews(answer.body);
  }, [editor]);
  useEffect(() => void again(), [again]);
  return { reviews, again };
}
