import { lazy, Suspense, useEffect } from 'react';
import { useEditor, usePart } from '../core/use-editor.ts';

const FindingBar = lazy(() => import('../publishing/findings/finding-bar.tsx').catch(() => ({ default: () => null })));

/** The findings one goes through, with code that comes with the first of them. */
export function LaterFindings() {
  const editor = useEditor();
  const { walk, stepped } = editor.interaction;
  const isWalking = usePart(walk, (known) => known !== null);
  useEffect(() => {
    // One step at a time: each begins where the one before has ended.
    let isBusy = false;
    return stepped.subscribe(() => {
      const step = stepped.get();
      if (!step || isBusy) return;
      isBusy = true;
      void import('../publishing/findings/finding-walk.ts')
        .then(({ stepFinding }) => stepFinding(editor, step.by))
        .catch(() => undefined)
        .finally(() => {
          isBusy = false;
        });
    });
  }, [editor, stepped]);
  return <Suspense>{isWalking && <FindingBar />}</Suspense>;
}
