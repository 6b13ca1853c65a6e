const idleTimeout = 2000;

/** Calls once there is nothing else to do, within two seconds; what it answers calls that off. Safari has no idle callback. */
export function whenIdle(call: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(call, { timeout: idleTimeout });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(call, idleTimeout);
  return () => clearTimeout(timer);
}
