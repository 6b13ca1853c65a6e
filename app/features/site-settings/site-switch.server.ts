import { isSiteOnline } from './settings.server.ts';

/** After a failure what was known before holds for so long, instead of making everybody wait for the next reading. */
const retryPauseMs = 2_000;
/** Nobody waits longer to learn whether the site is on: a connection that is cut in silence says nothing for minutes. */
const longestWaitMs = 500;

type Options = {
  read?: () => Promise<boolean>;
  now?: () => number;
  /** Told when visitors are let in again. */
  onOpened?: () => void;
};

/**
 * Whether the site is switched on for visitors (docs/behaviour/errors.md#site-offline), as this process knows it. It is asked
 * before every memory of answers, so that none of them speaks for a site that was closed by decision. While the database is
 * away, what was known last holds.
 */
export class SiteSwitch {
  #isOn = true;
  /** Whether that was read since the last change. */
  #isKnown = false;
  #hears = false;
  #changes = 0;
  #reading: Promise<void> | null = null;
  #failedAt = Number.NEGATIVE_INFINITY;
  readonly #options: Required<Options>;

  constructor(options: Options = {}) {
    this.#options = { read: isSiteOnline, now: () => performance.now(), onOpened: () => undefined, ...options };
  }

  /** Certainly on, without waiting; the fast path answers for nobody else. */
  get isKnownOn(): boolean {
    return this.#isOn && this.#isKnown;
  }

  /** While changes may go unheard the settings are read anew for everybody. */
  set hears(hears: boolean) {
    this.#hears = hears;
    this.outdate();
  }

  /** The settings have changed. */
  outdate(): void {
    this.#changes += 1;
    this.#isKnown = false;
    this.#reading = null;
    this.#failedAt = Number.NEGATIVE_INFINITY;
  }

  async isOn(): Promise<boolean> {
    while (!this.#isKnown && this.#options.now() - this.#failedAt >= retryPauseMs) {
      const changes = this.#changes;
      this.#reading ??= this.#read();
      await this.#reading;
      // Overtaken by a change: whoever asks after it must not be answered from before it.
      if (changes === this.#changes) break;
    }
    return this.#isOn;
  }

  async #read(): Promise<void> {
    const changes = this.#changes;
    const isOn = await inTime(this.#options.read()).catch(() => null);
    if (changes !== this.#changes) return;
    this.#reading = null;
    if (isOn === null) this.#failedAt = this.#options.now();
    else this.#note(isOn);
  }

  #note(isOn: boolean): void {
    const isOpened = isOn && !this.#isOn;
    this.#isOn = isOn;
    this.#isKnown = this.#hears;
    if (isOpened) this.#options.onOpened();
  }
}

/** What is read, or null where it takes too long. */
async function inTime(reading: Promise<boolean>): Promise<boolean | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), longestWaitMs);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
