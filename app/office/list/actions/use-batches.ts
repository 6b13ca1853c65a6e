import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Done, Refused, Undone } from '#app/contract/rows/router-calls.ts';
import { inBatches, undoInBatches } from './batches.ts';
import { type ListAddress, sendBatch, sendUndo } from './send-batch.ts';

export type Run = { done: number; of: number; state: 'running' | 'lost' | 'login' };

/**
 * Runs a command to many entries batch by batch, or takes it back, tells how far it is, and can be stopped between two of them. A batch whose
 * answer did not arrive is sent again when the person says so, under the same name, so that nothing is done twice.
 */
export function useBatches(list: ListAddress, onEnd: (answer: Done | Undone | Refused) => void) {
  const [run, setRun] = useState<Run | null>(null);
  const { revalidate } = useRevalidator();
  const stopped = useRef(false);
  const again = useRef<(isWanted: boolean) => void>(() => undefined);
  useWarningBeforeLeaving(run !== null);

  /** Sends one batch until it is answered; null when the person would rather stop. */
  async function insist<Answer extends object>(
    { done, of }: { done: number; of: number },
    send: (key: string) => Promise<Answer | 'lost' | 'login'>,
  ): Promise<Answer | null> {
    const key = crypto.randomUUID();
    while (!stopped.current) {
      setRun({ done, of, state: 'running' });
      const sent = await send(key);
      if (typeof sent !== 'string') return sent;
      setRun({ done, of, state: sent });
      stopped.current = !(await new Promise<boolean>((resolve) => {
        again.current = resolve;
      }));
    }
    return null;
  }

  async function end(answer: Done | Undone | Refused): Promise<void> {
    setRun(null);
    onEnd(answer);
    await revalidate();
  }

  async function start(form: FormData, ids: readonly string[]): Promise<void> {
    stopped.current = false;
    const of = ids.length;
    await end(
      await inBatches(ids, (batch, done) => insist({ done, of }, (key) => sendBatch(list, { form, batch, key }))),
    );
  }

  /** `of` entries are taken back by these names. */
  async function takeBack(names: readonly string[], of: number): Promise<void> {
    stopped.current = false;
    const answer = await undoInBatches(names, (name, done) =>
      insist({ done, of }, (key) => sendUndo(list, { name, key })),
    );
    const isPart = 'undone' in answer && answer.undo;
    await end(isPart ? { ...answer, left: of - answer.undone - answer.skipped } : answer);
  }

  const stop = () => {
    stopped.current = true;
    again.current(false);
  };
  return { run, start, takeBack, stop, goOn: () => again.current(true) };
}

/** The browser asks before it leaves a page on which something still runs. */
function useWarningBeforeLeaving(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isRunning]);
}
