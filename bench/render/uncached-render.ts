import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runningEmbeddedPostgres } from '../../app/db/embedded/embedded.server.ts';
import { workerSettings } from '../../server/supervisor/worker-settings.ts';
import { startBareRender } from '../bare-render/start.ts';
import { type Figure, median } from '../measure/figure.ts';
import type { Cost, Order } from './rendering-process.ts';

/** Milliseconds of processor of one page that is not in memory: rendered, laid out and packed. */
const limits = { home: 7, imprint: 2.5, programme: 9, event: 6, article: 4, search: 12, 'API, 25 events': 1.5 };
const mostStatements = 6;
const leastOfReact = 0.6;
/** Until the compiler has come to what is asked for often; a worker under load is there in its first seconds. */
const warmUp = 400;
const rounds = 5;
const renders = 60;

/** Pages rendered anew, and the home page in turns with React alone: processor only, which a busy machine changes least. */
export async function uncachedRender({ url, dataDir }: { url: string; dataDir: string }): Promise<Figure[]> {
  const database = await runningEmbeddedPostgres(join(dataDir, 'postgres'));
  if (!database) throw new Error('The database of the site is not found.');
  const [bare, ours] = [await startBareRender({ database, page: `${url}/de` }), await startRendering(database)];
  const figures: Figure[] = [];
  for (const [kind, most] of Object.entries(limits)) figures.push(...(await figuresOf(ours.cost, kind, most)));
  for (const kind of ['event', 'article']) figures.push(await figureOfFirst(ours.cost, kind));
  figures.push(await besideReact(ours.cost, bare.cost));
  bare.close();
  ours.close();
  return figures;
}

type Ask = (order: Order) => Promise<Cost>;

async function startRendering(database: string) {
  const { execArgv } = workerSettings();
  const child = fork('bench/render/rendering-process.ts', {
    execArgv,
    env: { ...process.env, DATABASE_URL: database },
  });
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('The rendering process has ended.')));
  gone.catch(() => undefined);
  const answer = async () => (await Promise.race([once(child, 'message'), gone]))[0];
  await answer();
  const cost: Ask = (order) => {
    child.send(order);
    return answer();
  };
  return { cost, close: () => child.disconnect() };
}

async function figuresOf(cost: Ask, kind: string, most: number): Promise<Figure[]> {
  await cost({ kind, work: 'pack', times: warmUp });
  const packed: number[] = [];
  for (let round = 0; round < rounds; round++)
    packed.push((await cost({ kind, work: 'pack', times: renders })).milliseconds);
  const { statements } = await cost({ kind, work: 'render', times: 1 });
  const changed = await cost({ kind, work: 'change', times: renders });
  const note = `when all it shows has just changed ${changed.milliseconds.toFixed(1)} ms, ${changed.statements} statements`;
  return [
    { name: `${kind}, uncached, processor`, value: median(packed), unit: 'ms', most, note },
    { name: `${kind}, uncached, statements`, value: statements, unit: '', most: mostStatements },
  ];
}

/** Nobody has asked for these pages since the site was started; what they share with those before them is kept. */
async function figureOfFirst(cost: Ask, kind: string): Promise<Figure> {
  const { milliseconds, statements } = await cost({ kind, work: 'first', times: renders });
  const note = `${milliseconds.toFixed(1)} ms of processor for one`;
  return {
    name: `${kind}, asked for the first time, statements at most`,
    value: statements,
    unit: '',
    most: mostStatements,
    note,
  };
}

async function besideReact(cost: Ask, alone: (times: number) => Promise<number>): Promise<Figure> {
  await alone(warmUp * 2);
  const ratios: number[] = [];
  let note = '';
  for (let round = 0; round < rounds * 2; round++) {
    const react = await alone(renders);
    const ours = await cost({ kind: 'home', work: 'render', times: renders });
    ratios.push(react / ours.milliseconds);
    note = `in the last round React alone ${react.toFixed(2)} ms, ours ${ours.milliseconds.toFixed(2)} ms`;
  }
  return { name: 'home, uncached, of React alone', value: median(ratios), unit: '', least: leastOfReact, note };
}
