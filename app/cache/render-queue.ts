/** Nobody waits for longer than a reader would; who would have to is told to come again. */
export class Overloaded extends Error {
  constructor() {
    super('more is asked for than can be rendered');
  }
}

type Waiter = { start: () => void; refuse: (error: Overloaded) => void; isGone: () => boolean; since: number };

type Limits = {
  /** Renderings at once. */
  atOnce: number;
  /** How many may wait, altogether and from one address. */
  longest: number;
  longestOfOne: number;
  /** Milliseconds somebody may wait for their turn. */
  patience: number;
};

type RenderRequest = {
  address: string;
  /** Whoever asked has left; what they wanted need not be rendered any more. */
  isGone?: () => boolean;
};

/**
 * Limits how much is rendered at once and how many wait for it. First come, first served within one address; addresses take
 * turns, so that a crowd behind one of them leaves room for everybody else. Beyond the limits a request is refused at once,
 * and only the surplus. Background work begins only while nobody waits, one piece at a time.
 */
export class RenderQueue {
  readonly #limits: Limits;
  readonly #now: () => number;
  #running = 0;
  #waiting = 0;
  /** Waiting requests by address; the address whose turn is next stands first. */
  #lines = new Map<string, Waiter[]>();
  #background: (() => Promise<unknown>)[] = [];
  #isInBackground = false;
  #refused = 0;
  #waited = { count: 0, milliseconds: 0 };

  constructor(limits: Limits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Whether a request that comes now would have to wait for its turn. */
  get isFull(): boolean {
    return this.#running >= this.#limits.atOnce;
  }

  /** What it did and does, for the metrics. */
  get state() {
    return { running: this.#running, waiting: this.#waiting, refused: this.#refused, waited: { ...this.#waited } };
  }

  /** Does the work when it is its turn; throws `Overloaded` where that would take too long. */
  async run<Result>(work: () => Promise<Result>, request: RenderRequest): Promise<Result> {
    if (this.isFull) await this.#turn(request);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  /** Work that nobody waits for. Answers whether there was room for it. */
  later(work: () => Promise<unknown>): boolean {
    if (this.#background.length >= mostInBackground) return false;
    this.#background.push(work);
    this.#startBackground();
    return true;
  }

  #turn({ address, isGone = () => false }: RenderRequest): Promise<void> {
    const line = this.#lines.get(address) ?? [];
    const { longest, longestOfOne, patience } = this.#limits;
    if (this.#waiting >= longest || line.length >= longestOfOne) return Promise.reject(this.#refusal());
    return new Promise<void>((start, refuse) => {
      const waiter: Waiter = { start, refuse, isGone, since: this.#now() };
      line.push(waiter);
      this.#lines.set(address, line);
      this.#waiting += 1;
      const timer = setTimeout(() => this.#giveUp(address, waiter), patience);
      waiter.start = () => {
        clearTimeout(timer);
        start();
      };
      waiter.refuse = (error) => {
        clearTimeout(timer);
        refuse(error);
      };
    });
  }

  /** A place is free: the longest waiting of the address whose turn it is takes it over. */
  #next(): void {
    let waiter = this.#takeWaiter();
    while (waiter?.isGone()) {
      waiter.refuse(this.#refusal());
      waiter = this.#takeWaiter();
    }
    if (waiter) {
      this.#waited.count += 1;
      this.#waited.milliseconds += this.#now() - waiter.since;
      waiter.start();
    } else {
      this.#running -= 1;
      this.#startBackground();
    }
  }

  #takeWaiter(): Waiter | undefined {
    const [first] = this.#lines;
    if (!first) return undefined;
    const [address, line] = first;
    const waiter = line.shift();
    this.#lines.delete(address);
    if (line.length > 0) this.#lines.set(address, line);
    this.#waiting -= 1;
    return waiter;
  }

  #giveUp(address: string, waiter: Waiter): void {
    const line = this.#lines.get(address) ?? [];
    const place = line.indexOf(waiter);
    if (place < 0) return;
    line.splice(place, 1);
    if (line.length === 0) this.#lines.delete(address);
    this.#waiting -= 1;
    waiter.refuse(this.#refusal());
  }

  #refusal(): Overloaded {
    this.#refused += 1;
    return new Overloaded();
  }

  #startBackground(): void {
    if (this.#isInBackground || this.isFull) return;
    const work = this.#background.shift();
    if (!work) return;
    this.#isInBackground = true;
    // A breath between two of them, in which requests that came meanwhile are answered.
    setImmediate(async () => {
      await work().catch(() => undefined);
      this.#isInBackground = false;
      this.#startBackground();
    });
  }
}

const mostInBackground = 1_000;
