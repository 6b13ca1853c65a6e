import { execFile } from 'node:child_process';

/** Tells systemd how it goes when it started us. Node cannot write to its socket, the program that comes with systemd can. */
export function tellSystemd(...states: string[]): void {
  if (!process.env.NOTIFY_SOCKET) return;
  execFile('systemd-notify', states, (error) => {
    if (error) console.error(`systemd was not told ${states[0]}: ${error.message}`);
  });
}

/** Says twice in each span that systemd allows for that this process is well, as long as `isWell`. */
export function keepWatchdogCalm(isWell: () => boolean): () => void {
  const span = Number(process.env.WATCHDOG_USEC ?? 0) / 1000;
  if (!span) return () => undefined;
  const timer = setInterval(() => isWell() && tellSystemd('WATCHDOG=1'), span / 2);
  return () => clearInterval(timer);
}
