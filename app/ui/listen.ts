/** Hears events of these types wherever they happen in the window, until what it returns is called. */
export function listen<Heard extends Event = Event>(types: string[], hear: (event: Heard) => void): () => void {
  // Proof: whoever names the types knows which events they are.
  const listener = hear as (event: Event) => void;
  for (const type of types) addEventListener(type, listener, { passive: type === 'scroll' });
  return () => {
    for (const type of types) removeEventListener(type, listener);
  };
}
