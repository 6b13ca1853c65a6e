import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Draft } from './draft-changes.ts';
import { DraftStore } from './draft-store.ts';
import { keepUnsent, readUnsent, sendDraft } from './send-draft.ts';

/** The draft of the form: made once per entry, told of newer drafts of the server, asked before one leaves with a debt. */
export function useEntryDraft({ id, rev, draft, address }: { id: string; rev: number; draft: Draft; address: string }) {
  const [store] = useState(
    () =>
      new DraftStore({
        draft,
        rev,
        outside: {
          send: (attempt) => sendDraft(address, attempt),
          keep: (unsent) => keepUnsent(id, unsent),
          later: (run, milliseconds) => setTimeout(run, milliseconds),
        },
      }),
  );
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);

  // What a closed tab left behind is only known to this browser, so not while the server draws.
  useEffect(() => {
    const kept = readUnsent(id);
    if (kept) store.recover(kept);
  }, [store, id]);

  useEffect(() => store.adopt(draft, rev), [store, draft, rev]);

  useEffect(() => {
    const again = () => void store.flush();
    const warn = (event: BeforeUnloadEvent) => {
      if (store.read().state !== 'saved') event.preventDefault();
    };
    addEventListener('online', again);
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('online', again);
      removeEventListener('beforeunload', warn);
      void store.flush();
    };
  }, [store]);
  return { store, state };
}
