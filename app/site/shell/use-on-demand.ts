import { type ComponentType, useState } from 'react';

/** A part of the page that is loaded when it is asked for; where that fails, what is said to happen `instead`. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const ask = (instead: () => void) => {
    if (!Part) load().then((part) => setPart(() => part), instead);
  };
  return { Part, ask };
}
