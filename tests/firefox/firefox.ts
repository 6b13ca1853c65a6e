import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's Firefox, or null where there is none. */
export const firefoxProgram = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path)) ?? null;

type Answer = { id?: number; type: string; result?: unknown; message?: string };
type Point = { x: number; y: number };

const settings = ['--headless', '--no-remote', '--remote-debugging-port', '0'];

/** One window of a real Firefox, driven by the standard it speaks itself (WebDriver BiDi), without anything in between. */
export async function openFirefox(program: string) {
  const profile = await mkdtemp(join(tmpdir(), 'foyer-firefox-'));
  const child = spawn(program, [...settings, '--profile', profile], { stdio: ['ignore', 'ignore', 'pipe'] });
  const send = await connect(await addressOf(child));
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  await send('browsingContext.setViewport', { context, viewport: { width: 1366, height: 900 } });
  const act = (actions: object[]) => send('input.performActions', { context, actions });

  return {
    open: (url: string) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    /** Runs a function in the page; what it answers must be text or nothing. */
    async run<Values extends readonly string[]>(task: (...values: Values) => unknown, ...values: Values) {
      const { result, exceptionDetails } = await send<Ran>('script.callFunction', {
        functionDeclaration: String(task),
        arguments: values.map((value) => ({ type: 'string', value })),
        target: { context },
        awaitPromise: true,
        userActivation: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value ?? '';
    },
    click: (place: Point) => act([mouse([to(place), down, up])]),
    type: (text: string) => act([keys([...text].flatMap((value) => [press(value), release(value)]))]),
    /** Keys held together, as Ctrl and a letter. */
    chord: (...held: string[]) => act([keys([...held.map(press), ...held.toReversed().map(release)])]),
    async close() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(profile, { recursive: true, force: true });
    },
  };
}

export type Firefox = Awaited<ReturnType<typeof openFirefox>>;

/** Keys that are no letters, by the code points of the standard (WebDriver, section 17.4.2). */
export const key = { control: '\uE009', escape: '\uE00C' } as const;

type Ran = { result?: { value?: string }; exceptionDetails?: { text: string } };

const down = { type: 'pointerDown', button: 0 };
const up = { type: 'pointerUp', button: 0 };
const to = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });
const mouse = (actions: object[]) => ({ type: 'pointer', id: 'mouse', actions });
const keys = (actions: object[]) => ({ type: 'key', id: 'keyboard', actions });
const press = (value: string) => ({ type: 'keyDown', value });
const release = (value: string) => ({ type: 'keyUp', value });

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (address) found(`${address}/session`);
    });
    child.once('exit', () => fail(new Error(`Firefox did not start:\n${said}`)));
  });
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  return async <Result>(method: string, params: object): Promise<Result> => {
    last += 1;
    const id = last;
    const answered = new Promise<Answer>((done) => waiting.set(id, done));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    // Proof: the standard says what each command answers, and each caller names it.
    return answer.result as Result;
  };
}
