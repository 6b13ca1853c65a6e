/** What Hono and its validators throw at a body that cannot be read: it says itself how it wants to be answered. */
export type RefusedByHono = Error & { status: 400 | 413 | 415; getResponse(): Response };

/**
 * Judges by shape, not by class: a bundle may hold the class twice, and then no error is an instance of the one we know.
 */
export function isRefusedByHono(error: unknown): error is RefusedByHono {
  if (!(error instanceof Error) || !('status' in error) || !('getResponse' in error)) return false;
  const { status, getResponse } = error;
  return typeof getResponse === 'function' && typeof status === 'number' && status >= 400 && status < 500;
}
