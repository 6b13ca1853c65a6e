import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How the requests of all visitors ended: by status, refused (nobody listens) or cut (reset, or ended in the middle). */
export type Endings = { statuses: Record<number, number>; refused: number; cut: string[] };

/**
 * Visitors who ask again and again: half of them over a connection they keep, as proxies and browsers
 * do, half over a new one each time. A connection that was closed while nothing was asked over it is no loss.
 */
export function steadyVisitors(url: string, { count = 8, path = '/livez' } = {}) {
  const endings: Endings = { statuses: {}, refused: 0, cut: [] };
  let isOver = false;
  const visit = async (keepAlive: boolean) => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    while (!isOver) {
      await ask(`${url}${path}`, agent, endings);
      await wait(5);
    }
    agent.destroy();
  };
  const all = Promise.all(Array.from({ length: count }, (_, n) => visit(n % 2 === 0)));
  return {
    endings,
    answered: () => Object.values(endings.statuses).reduce((sum, times) => sum + times, 0),
    async leave() {
      isOver = true;
      await all;
      return endings;
    },
  };
}

function ask(url: string, agent: Agent, endings: Endings): Promise<void> {
  return new Promise((done) => {
    const fail = (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') endings.refused += 1;
      else endings.cut.push(error.code ?? error.message);
      done();
    };
    get(url, { agent }, (response) => {
      const status = response.statusCode ?? 0;
      response.once('error', fail).once('end', () => {
        endings.statuses[status] = (endings.statuses[status] ?? 0) + 1;
        done();
      });
      response.resume();
    }).once('error', fail);
  });
}
