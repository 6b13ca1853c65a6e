import { lazy, Suspense } from 'react';
import { useEditor, usePart } from '../core/use-editor.ts';

const FindingBar = lazy(() => import('../publishing/findings/finding-bar.tsx').catch(() => ({ default: () => null })));

/** The findings one goes through, with code that comes with the first of them. */
export function LaterFindings() {
  const isWalking = usePart(useEditor().interaction.walk, (walk) => walk !== null);
  return <Suspense>{isWalking && <FindingBar />}</Suspense>;
}
