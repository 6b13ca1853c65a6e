import { bareCopyOf } from './bare-copy.ts';
import { median } from './figure.ts';
import { press } from './side-by-side.ts';
import { hasWrk, pinToLastCore } from './wrk.ts';

/** Processor of a bare `node:http` answer of our home page where the budgets in milliseconds were set. */
const microsecondsThere = 15;
const rounds = 5;

/** How much longer this machine takes at this moment for what does none of our work: 2 where a bare answer costs 30 µs. */
export async function machinePace(url: string): Promise<{ factor: number; microseconds: number }> {
  const headers = { 'accept-encoding': 'br' };
  const bare = await bareCopyOf(`${url}/de`, headers);
  if (hasWrk) pinToLastCore(bare.pid);
  const question = { url: bare.url, headers, status: 200 };
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) taken.push((await press({ question, pid: bare.pid }, 1)).microseconds);
  bare.close();
  const microseconds = median(taken);
  return { factor: microseconds / microsecondsThere, microseconds };
}
