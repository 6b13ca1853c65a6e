import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Env } from '#app/env.server.ts';
import { openPort, type Port } from './open-port.ts';

const program = 'demo/shop/main.ts';

type Options = { env: Env; given: Env; logger: Pick<Logger, 'warn'> };

export type DemoShop = { stop(): void };

/**
 * Starts the shop of the demo beside it: a server and a process of its own, which nothing else depends on. Where it is
 * found stands in `DEMO_SHOP_URL` for whoever is started after it; `given` are the settings before the port was known. Null where there is no demo, or no shop to it.
 */
export async function startDemoShop({ env, given, logger }: Options): Promise<DemoShop | null> {
  if (!env.DEMO || !existsSync(program)) return null;
  const port = await portBeside(given);
  const child = fork(program, { execArgv: ['--max-old-space-size=64'] });
  child.once('error', (error) => logger.warn({ err: error }, 'the demo’s shop could not be started'));
  child.once('exit', () => port.close());
  // `send` passes native handles on as it does servers; its types do not tell.
  child.send({ museum: env.BASE_URL, inside: `http://127.0.0.1:${env.PORT}` }, port.handle, () => port.close());
  process.env.DEMO_SHOP_URL ||= `${new URL(env.BASE_URL).protocol}//${new URL(env.BASE_URL).hostname}:${port.number}`;
  return { stop: () => child.connected && child.disconnect() };
}

/** The port that is wanted; where somebody has it already, any other. */
async function portBeside({ PORT, HOST, DEMO_SHOP_PORT }: Env): Promise<Port> {
  const wanted = DEMO_SHOP_PORT ?? (PORT === 0 || PORT === 65_535 ? 0 : PORT + 1);
  return openPort({ PORT: wanted, HOST }).catch(() => openPort({ PORT: 0, HOST }));
}
