import { type Logger, pino } from 'pino';
import type { Env } from '#app/env.server.ts';
import { loggedError } from './logged-error.ts';

/** The log of this process; each line says which of the node's processes wrote it. */
export function openLog({ LOG_LEVEL: level }: Pick<Env, 'LOG_LEVEL'>): Logger {
  return pino({ base: { pid: process.pid }, level, serializers: { err: loggedError } });
}
