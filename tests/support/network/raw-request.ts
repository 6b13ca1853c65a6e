import { connect } from 'node:net';

export type RawAnswer = { status: number; head: string; body: string };

/** Sends these very bytes and reads the first answer: what no HTTP client of good manners would send. */
export function sendRaw(url: string, request: string, patience = 5_000): Promise<RawAnswer> {
  const { port } = new URL(url);
  return new Promise((done, fail) => {
    const socket = connect(Number(port), '127.0.0.1');
    let said = '';
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.on('error', (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && fail(error));
    socket.on('close', () => done(parsed(said)));
    socket.write(request);
  });
}

/** A GET whose target is sent as it stands. */
export function getRaw(url: string, target: string, headers: readonly string[] = []): Promise<RawAnswer> {
  const lines = headers.some((line) => /^host:/i.test(line)) ? headers : ['Host: localhost', ...headers];
  return sendRaw(url, `GET ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
}

function parsed(said: string): RawAnswer {
  const [head = '', ...body] = said.split('\r\n\r\n');
  return { status: Number(head.slice(9, 12)), head, body: body.join('\r\n\r\n') };
}
