const shortest = 250;
/** With the start itself a place is filled again within five seconds, however often the last one died. */
const longest = 2_000;
/** Who lived this long has not died of its own start. */
const settledMs = 10_000;

/** How long to wait with a replacement: nobody waits for the first, then twice as long after each that died young. */
export class RestartPause {
  #earlyDeaths = 0;

  afterLifeOf(milliseconds: number): number {
    this.#earlyDeaths = milliseconds >= settledMs ? 1 : this.#earlyDeaths + 1;
    return this.#earlyDeaths === 1 ? 0 : Math.min(shortest * 2 ** (this.#earlyDeaths - 2), longest);
  }
}
