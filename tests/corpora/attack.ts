import { Agent, request } from 'node:http';
import type { Site } from '../support/site.ts';
import { type Bad, badRequests, type Senders } from './requests.ts';

export type Outcome = { requests: number; byStatus: Record<string, number>; failures: string[] };

const atOnce = 8;
/** Longer than any answer of ours may take; what takes longer is a failure. */
const patience = 20_000;

/** Sends so many bad requests to a site that runs, and says what came of them. An answer of 500 or more is a failure, and none at all. */
export async function attack(site: Site, { count, seed }: { count: number; seed: number }): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const outcome: Outcome = { requests: 0, byStatus: {}, failures: [] };
  const requests = badRequests(count, { seed, senders: await sendersOf(site) });
  const work = async () => {
    for (const bad of requests) {
      const status = await send(site.url, bad, agent);
      outcome.requests += 1;
      outcome.byStatus[status] = (outcome.byStatus[status] ?? 0) + 1;
      if (typeof status === 'string' || status >= 500) outcome.failures.push(`${status} ${inWords(bad)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  return outcome;
}

/** The status, or what happened instead. A connection that was idle may end just then: such a request is sent once more. */
async function send(url: string, bad: Bad, agent: Agent): Promise<number | string> {
  const first = await sendOnce(url, bad, agent);
  const answer = isCut(first) ? await sendOnce(url, bad) : first;
  // Node answers 431 and closes without reading the rest, so the answer may be lost on its way.
  return isCut(answer) && bad.path.length > longestHead ? 431 : answer;
}

/** What Node reads of the head of a request, in bytes. */
const longestHead = 16 * 1024;

function isCut(answer: number | string): boolean {
  return answer === 'ECONNRESET' || answer === 'EPIPE';
}

function sendOnce(url: string, { method, path, headers, body }: Bad, agent?: Agent): Promise<number | string> {
  const { hostname, port } = new URL(url);
  const length = body ? { 'content-length': String(body.length) } : {};
  const options = {
    hostname,
    port,
    method,
    path,
    headers: { ...headers, ...length },
    timeout: patience,
    agent: agent ?? false,
  };
  return new Promise((done) => {
    const sent = request(options, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode ?? 'no status'));
      answer.once('error', ({ message }) => done(message));
    });
    sent.once('timeout', () => sent.destroy(new Error('too slow')));
    sent.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    sent.end(body);
  });
}

async function sendersOf(site: Site): Promise<Senders> {
  const token = 'a'.repeat(43);
  const visitor = { cookie: `csrftoken=${token}`, 'x-csrftoken': token };
  const answer = await fetch(`${site.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { ...visitor, 'content-type': 'application/json' },
    body: JSON.stringify(site.editor),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { visitor, editor: { cookie, 'x-csrftoken': /csrftoken=([^;]+)/.exec(cookie)?.[1] ?? '' } };
}

function inWords({ method, path, headers, body }: Bad): string {
  return `${method} ${path.slice(0, 200)} ${headers['content-type'] ?? ''} ${JSON.stringify(body?.toString('latin1').slice(0, 200) ?? '')}`;
}
