/** This tab among those of one browser: a lock it holds for life tells the others when it has closed, killed or not. */
export interface TabLock {
  readonly tab: string;
  /** From now until it is let go this tab counts as open. */
  hold(): () => void;
  /** True when that tab is gone and this one has taken its place; no third tab gets the same. */
  inherits(tab: string): Promise<boolean>;
  /** Calls back when that tab has closed. */
  outlive(tab: string, then: () => void): void;
}

export function tabLock(): TabLock {
  const tab = crypto.randomUUID();
  let ending = new AbortController();
  const untilEnd = () => {
    const { signal } = ending;
    return new Promise<void>((done) => signal.addEventListener('abort', () => done()));
  };
  return {
    tab,
    hold() {
      ending = new AbortController();
      const { signal } = ending;
      void navigator.locks.request(nameOf(tab), untilEnd).catch(() => undefined);
      return () => signal === ending.signal && ending.abort();
    },
    inherits: (other) =>
      new Promise((answer) => {
        void navigator.locks
          .request(nameOf(other), { ifAvailable: true }, async (lock) => {
            answer(lock !== null);
            // Kept, so that no third tab takes the same again.
            if (lock) await untilEnd();
          })
          .catch(() => answer(false));
      }),
    outlive(other, then) {
      void navigator.locks.request(nameOf(other), { signal: ending.signal }, async () => then()).catch(() => undefined);
    },
  };
}

function nameOf(tab: string): string {
  return `foyer-tab:${tab}`;
}
