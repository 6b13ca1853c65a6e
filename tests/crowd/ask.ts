import http from 'node:http';
import https from 'node:https';

export type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Reads the answer to its end and forgets what it says: a crowd that keeps every word waits for its own memory. */
  forgets?: boolean;
};
/** `status` is 0 where no answer came: refused, reset or cut in the middle; `error` says which. */
export type Answered = {
  status: number;
  milliseconds: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  error?: string;
};

const patience = 30_000;

/** A client of its own with connections that stay open, so that one crowd never waits for another one's sockets. */
export function client({ connections = Number.POSITIVE_INFINITY }: { connections?: number } = {}) {
  const options = { keepAlive: true, maxSockets: connections, scheduling: 'lifo' } as const;
  const plain = new http.Agent(options);
  // Certificates of tests are their own.
  const secure = new https.Agent({ ...options, rejectUnauthorized: false });
  const ask = (url: string, { method = 'GET', headers = {}, body, forgets }: Asked = {}): Promise<Answered> => {
    const began = performance.now();
    const isSecure = url.startsWith('https:');
    const agent = isSecure ? secure : plain;
    return new Promise((done) => {
      const failed = (error: NodeJS.ErrnoException) =>
        done({
          status: 0,
          milliseconds: performance.now() - began,
          headers: {},
          body: '',
          error: error.code ?? error.message,
        });
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const asked = (isSecure ? https : http).request(
        url,
        { agent, method, headers: { ...headers, ...length }, timeout: patience },
        (response) => {
          const chunks: Buffer[] = [];
          if (forgets) response.resume();
          else response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', failed);
          response.once('end', () =>
            done({
              status: response.statusCode ?? 0,
              milliseconds: performance.now() - began,
              headers: forgets ? {} : response.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      asked.once('error', failed);
      asked.once('timeout', () => asked.destroy(new Error('no answer in 30 s')));
      asked.end(body);
    });
  };
  const close = () => {
    plain.destroy();
    secure.destroy();
  };
  return { ask, close };
}
