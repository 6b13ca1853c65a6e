import { useMatches } from 'react-router';
import { type PageFrame, plainFrame } from '../shell-data.ts';

/** The frame of the page being shown: its theme, its other languages, whether it is a landing page. */
export function usePageFrame(): PageFrame {
  const match = useMatches().findLast(({ loaderData }) => hasFrame(loaderData));
  return hasFrame(match?.loaderData) ? match.loaderData.frame : plainFrame;
}

function hasFrame(data: unknown): data is { frame: PageFrame } {
  return typeof data === 'object' && data !== null && 'frame' in data;
}
