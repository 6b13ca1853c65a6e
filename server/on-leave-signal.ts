/** After this a process ends, whatever still hangs; systemd and container engines wait longer. */
const longestMs = 14_500;

/** SIGTERM and Ctrl-C, and the end of the process that started this one: leaves once, in order. */
export function onLeaveSignal(leave: () => Promise<void>): (code?: number) => Promise<void> {
  let isLeaving = false;
  const end = async (code = 0) => {
    if (isLeaving) return;
    isLeaving = true;
    setTimeout(() => process.exit(1), longestMs).unref();
    await leave();
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end());
  if (process.channel) process.on('disconnect', () => end());
  return end;
}
