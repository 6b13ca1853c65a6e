import { useEffect } from 'react';
import { comparedTexts } from '../changes/differences.ts';
import { markChangedText } from '../changes/word-marks.ts';
import type { Editor } from '../core/editor.ts';
import { markChanges } from './change-marks.ts';
import type { Review } from './review.ts';

/** On the page itself: the numbers of the list, and the words that visitors will read anew, while the list is open. */
export function useChangeMarks(editor: Editor, review: Review, chosen: ReadonlySet<string> | null): void {
  const isHere = review.lang === editor.context.locale && review.before !== null;
  useEffect(() => {
    if (!isHere) return undefined;
    const numbered = review.changes.modules.map(({ module: id }, index) => {
      return { id, number: index + 1, isLeftOut: chosen ? !chosen.has(id) : false };
    });
    return markChanges(numbered);
  }, [isHere, review, chosen]);
  useEffect(() => {
    if (!isHere) return undefined;
    // The page is rendered after the store has changed, and its words are measured as they stand.
    let stop = () => {};
    const frame = requestAnimationFrame(() => {
      stop = markChangedText(comparedTexts(editor, review.changes.modules, review.before?.nodes ?? []));
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [editor, isHere, review]);
}
