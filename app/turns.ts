/** Thrown where a queue is full: the work was not begun, and may be asked for again. */
export class Overcrowded extends Error {
  override name = 'Overcrowded';
}

/** Lets so much work run at once and so much wait, first come first served. */
export class Turns {
  readonly #atOnce: number;
  readonly #waitingAtMost: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#waitingAtMost = waiting;
  }

  /** Runs the work when it is its turn; throws `Overcrowded` at once when the queue before it is full. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#queue();
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over, so that nobody who comes now gets in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #queue(): Promise<void> {
    if (this.#waiting.length >= this.#waitingAtMost) throw new Overcrowded('Too much is waiting already.');
    return new Promise((go) => this.#waiting.push(go));
  }
}
