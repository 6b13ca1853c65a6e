import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { inBatches } from './batches.ts';
import type { Done, Refused } from './deed-answer.ts';
import { sendBatch } from './send-batch.ts';

export type Run = { done: number; of: number; state: 'running' | 'lost' | 'login' };

/**
 * Does a deed to many entries batch by batch, tells how far it is, and can be stopped between two of them. A batch whose
 * answer did not arrive is sent again when the person says so, under the same name, so that nothing is done twice.
 */
export function useBatches(address: string, onEnd: (answer: Done | Refused) => void) {
  const [run, setRun] = useState<Run | null>(null);
  const { revalidate } = useRevalidator();
  const stopped = useRef(false);
  const again = useRef<(isWanted: boolean) => void>(() => undefined);
  const isRunning = run !== null;
  useEffect(() => {
    if (!isRunning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isRunning]);

  async function start(form: FormData, ids: readonly string[]): Promise<void> {
    stopped.current = false;
    const of = ids.length;
    const answer = await inBatches(ids, async (batch, done) => {
      const key = crypto.randomUUID();
      while (!stopped.current) {
        setRun({ done, of, state: 'running' });
        const sent = await sendBatch(address, { form, batch, key });
        if (typeof sent !== 'string') return sent;
        setRun({ done, of, state: sent });
        stopped.current = !(await new Promise<boolean>((resolve) => {
          again.current = resolve;
        }));
      }
      return null;
    });
    setRun(null);
    onEnd(answer);
    await revalidate();
  }

  const stop = () => {
    stopped.current = true;
    again.current(false);
  };
  return { run, start, stop, goOn: () => again.current(true) };
}
