import { useEffect, useState, useSyncExternalStore } from 'react';
import { FormDraft, type FormState } from './form-draft.ts';
import { openJournal } from './open-journal.ts';
import type { Stored, Transport } from './transport.ts';

type Options = {
  /** Whose draft of what; another person at the same computer never gets it. */
  owner: string;
  model: string;
  /** As the server has it, also later: a newer one is taken up. */
  stored: Stored;
  transport: Transport;
  saves: 'by itself' | 'when asked';
  /** Something came back that an earlier visit had not saved. */
  onRecovered?(): void;
};

/** The draft of a form for as long as it stands: made once, told of newer values of the server, asked before one leaves with a debt. */
export function useFormDraft({ owner, stored, onRecovered, ...rest }: Options): { draft: FormDraft; state: FormState } {
  const [{ draft, journal, hold }] = useState(() => {
    const { journal, hold } = openJournal(owner);
    return { draft: new FormDraft({ ...rest, stored, journal }), journal, hold };
  });
  const state = useSyncExternalStore(draft.state.subscribe, draft.state.get, draft.state.get);

  // What a closed tab left behind is only known to this browser, so not while the server renders.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whoever is told.
  useEffect(() => {
    const release = hold();
    const recover = () => void draft.recover().then((isBack) => isBack && onRecovered?.());
    journal.onLeft(recover);
    recover();
    return release;
  }, [draft, journal, hold]);

  useEffect(() => draft.adopt(stored), [draft, stored]);

  const savesByItself = rest.saves === 'by itself';
  useEffect(() => {
    const send = () => draft.flush();
    const ask = (event: BeforeUnloadEvent) => {
      if (draft.state.get().isChanged) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    if (savesByItself) addEventListener('online', send);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('online', send);
      if (savesByItself) send();
    };
  }, [draft, savesByItself]);
  return { draft, state };
}
