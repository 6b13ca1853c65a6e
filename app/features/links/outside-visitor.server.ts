import { setTimeout as wait } from 'node:timers/promises';
import robotsParser from 'robots-parser';
import { type Answer, askOutside, type OutsideRequest } from './ask-outside.server.ts';
import { fine, type Verdict } from './link-states.ts';
import { verdictOfAnswer, verdictOfError } from './verdicts.ts';

const mostHops = 5;
const mostRobotsBytes = 256 * 1024;
/** Nobody is kept waiting for longer by a wish in their robots.txt; with it a host of 100 links takes half an hour. */
const longestPauseMs = 20_000;

export type OutsideRules = Omit<OutsideRequest, 'method' | 'mostBytes'> & {
  /** Hosts that may be asked, with those below them; null for every one. */
  hosts: readonly string[] | null;
  /** Between two requests to one host. */
  pauseMs: number;
};

type Robots = { isAllowed(url: string): boolean; pauseMs: number } | Verdict;

/** Visits other servers for one check as a considerate guest: robots.txt first, one request at a time, with a pause. */
export class OutsideVisitor {
  readonly #rules: OutsideRules;
  readonly #robots = new Map<string, Promise<Robots>>();
  readonly #lines = new Map<string, Promise<unknown>>();

  constructor(rules: OutsideRules) {
    this.#rules = rules;
  }

  /** What is at the end of a link. */
  async visit(address: string): Promise<Verdict> {
    try {
      return await this.#follow(new URL(address));
    } catch (error) {
      this.#rules.signal?.throwIfAborted();
      return verdictOfError(error as NodeJS.ErrnoException);
    }
  }

  async #follow(start: URL): Promise<Verdict> {
    let url = start;
    let movedTo: string | null = null;
    let isForGood = true;
    for (let hops = 0; hops <= mostHops; hops += 1) {
      const refused = await this.#refusal(url);
      if (refused) return refused;
      const answer = await this.#ask(url);
      const next = answer.location && answer.status >= 300 && answer.status < 400 ? answer.location : null;
      if (!next) {
        const verdict = verdictOfAnswer(answer.status);
        if (verdict.state !== 'fine' || movedTo === null) return verdict;
        return { state: 'moved', status: answer.status, detail: movedTo };
      }
      url = new URL(next, url);
      isForGood &&= answer.status === 301 || answer.status === 308;
      if (isForGood) movedTo = url.href;
    }
    return { state: 'broken', status: null, detail: 'ELOOP' };
  }

  async #refusal(url: URL): Promise<Verdict | null> {
    // Somebody's name and password are not used by a program, and not even tried.
    if (url.username || url.password) return { ...fine, state: 'unclear', detail: 'EPASSWORD' };
    const { hosts } = this.#rules;
    const isListed = hosts === null || hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
    if (!isListed) return { ...fine, state: 'unclear', detail: 'EHOSTS' };
    const robots = await this.#robotsOf(url.origin);
    if ('state' in robots) return robots;
    return robots.isAllowed(url.href) ? null : { ...fine, state: 'disallowed' };
  }

  /** Some servers know no HEAD, or answer it wrongly: what they refuse is asked once more as a browser would. */
  async #ask(url: URL): Promise<Answer> {
    const head = await this.#inTurn(url, 'HEAD');
    return head.status >= 400 ? this.#inTurn(url, 'GET') : head;
  }

  /** One request of a host after the other, with a pause between them. */
  async #inTurn(url: URL, method: OutsideRequest['method'], mostBytes = 0): Promise<Answer> {
    const { pauseMs, signal } = this.#rules;
    const known = await (url.pathname === '/robots.txt' ? null : this.#robotsOf(url.origin));
    const pause = known && 'pauseMs' in known ? Math.max(pauseMs, known.pauseMs) : pauseMs;
    const before = this.#lines.get(url.host);
    const asked = Promise.resolve(before)
      .catch(() => undefined)
      .then(() => (before ? wait(pause, null, { signal }) : null))
      .then(() => askOutside(url, { ...this.#rules, method, mostBytes }));
    this.#lines.set(url.host, asked);
    return asked;
  }

  #robotsOf(origin: string): Promise<Robots> {
    const known = this.#robots.get(origin);
    if (known) return known;
    const read = this.#readRobots(origin);
    this.#robots.set(origin, read);
    return read;
  }

  /** Without one everything is allowed; a server that cannot say is left in peace (RFC 9309). */
  async #readRobots(origin: string): Promise<Robots> {
    const { userAgent } = this.#rules;
    let url = new URL('/robots.txt', origin);
    for (let hops = 0; hops <= mostHops; hops += 1) {
      const { status, location, text } = await this.#inTurn(url, 'GET', mostRobotsBytes);
      if (location && status >= 300 && status < 400) {
        const next = new URL(location, url);
        if (next.pathname !== '/robots.txt') break;
        url = next;
        continue;
      }
      if (status === 429 || status >= 500) return { state: 'unreachable', status, detail: '' };
      if (status >= 400) break;
      const rules = robotsParser(new URL('/robots.txt', origin).href, text);
      const delay = (rules.getCrawlDelay(userAgent) ?? 0) * 1000;
      return {
        isAllowed: (address) => rules.isAllowed(address, userAgent) ?? true,
        pauseMs: Math.min(delay, longestPauseMs),
      };
    }
    return { isAllowed: () => true, pauseMs: 0 };
  }
}
