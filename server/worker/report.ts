import type { Report } from '../supervisor/messages.ts';

/** Tells the supervisor; when it is gone, nobody needs to know. */
export function report(what: Report, onSent: () => void = () => undefined): void {
  if (process.send && process.connected) process.send(what, undefined, undefined, onSent);
  else onSent();
}
