import { lookup as lookUpName } from 'node:dns';
import { request as askPlain } from 'node:http';
import { request as askSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { OutsideGuard } from './own-network.ts';

/** A server that says nothing for so long is not asked further. */
const patienceMs = 15_000;

export type OutsideRequest = {
  method: 'HEAD' | 'GET';
  guard: OutsideGuard;
  userAgent: string;
  signal?: AbortSignal | undefined;
  /** So many bytes of the answer are read; without it none. */
  mostBytes?: number;
};

export type Answer = { status: number; location: string | null; text: string };

/** The address is none of the internet, whatever its name says. */
class OwnNetworkError extends Error {
  readonly code = 'EOWNNETWORK';
}

/**
 * Asks another server without following where it leads. The name is resolved once and the connection goes to the very
 * address that was looked at, so that no name can lead into a network of our own between one look and the next.
 */
export async function askOutside(url: URL, query: OutsideRequest): Promise<Answer> {
  const { method, guard, userAgent, signal, mostBytes = 0 } = query;
  requireAllowed(url, guard);
  const ask = url.protocol === 'https:' ? askSecure : askPlain;
  const headers = { 'User-Agent': userAgent, Accept: '*/*' };
  const timeout = AbortSignal.timeout(patienceMs);
  const until = signal ? AbortSignal.any([signal, timeout]) : timeout;
  return new Promise((resolve, reject) => {
    const request = ask(
      url,
      { method, headers, agent: false, lookup: guardedLookup(guard), signal: until },
      (response) => {
        const status = response.statusCode ?? 0;
        const location = response.headers.location ?? null;
        let text = '';
        const end = () => {
          resolve({ status, location, text });
          request.destroy();
        };
        if (mostBytes === 0) return end();
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
          if (text.length >= mostBytes) end();
        });
        response.on('end', end).on('error', reject);
      },
    );
    request.on('error', reject).end();
  });
}

function requireAllowed(url: URL, guard: OutsideGuard): void {
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A number in place of a name is never looked up, so it is looked at here.
  const isRefused = isIP(host) !== 0 && !guard.allowsAddress(host);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || !guard.allowsPort(port) || isRefused)
    throw new OwnNetworkError(url.host);
}

/** Refuses a name as soon as one of its addresses is not allowed. */
function guardedLookup(guard: OutsideGuard): LookupFunction {
  return (name, options, done) => {
    lookUpName(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [], 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => guard.allowsAddress(address)))
        return done(new OwnNetworkError(name), [], 0);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
}
