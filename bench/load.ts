import { spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';

const milliseconds = 1_000;
const connections = 8;

/** Requests per second that a process of its own gets answered: load and server must not share an event loop. */
export async function loadFromOutside(url: string, headers: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), url, JSON.stringify(headers)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return Number(Buffer.concat(await child.stdout.toArray()).toString());
}

async function load(url: string, headers: Record<string, string>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + milliseconds;
  let answered = 0;
  const ask = () =>
    new Promise<void>((done, fail) => {
      get(url, { agent, headers }, (response) => response.resume().once('end', done)).once('error', fail);
    });
  const visit = async () => {
    for (; performance.now() < end; answered++) await ask();
  };
  await Promise.all(Array.from({ length: connections }, visit));
  agent.destroy();
  return (answered / milliseconds) * 1000;
}

if (import.meta.main) console.log(await load(process.argv[2] ?? '', JSON.parse(process.argv[3] ?? '{}')));
