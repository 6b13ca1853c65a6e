import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** While somebody looks at something that runs on the server, the page follows it. */
export function useAskAgain(isRunning: boolean, everyMs = 1_000): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void (document.hidden || revalidate()), everyMs);
    return () => clearInterval(timer);
  }, [isRunning, revalidate, everyMs]);
}
