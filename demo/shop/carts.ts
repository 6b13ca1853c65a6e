import { randomBytes } from 'node:crypto';

/** What a ticket costs whom. */
export const categories = ['regular', 'reduced', 'companion'] as const;

export type Category = (typeof categories)[number];

/** Tickets of one category for one date of the programme, by its public number. */
export type Line = { date: number; category: Category; count: number };

type Cart = { lines: Line[]; usedAt: number };

/** As long as the museum's cookie about it. */
const keptMs = 15 * 60 * 1_000;
const mostCarts = 1_000;
export const mostOfOne = 9;

/**
 * Carts in memory, known by an id that nobody guesses and that travels in the address: the shop stands in a frame, where
 * browsers give it no cookie. A cart nobody has looked at for a quarter of an hour is forgotten.
 */
export class Carts {
  readonly #carts = new Map<string, Cart>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  lines(id: string): readonly Line[] {
    return this.#used(id)?.lines ?? [];
  }

  /** So many more of each; answers the cart's id, a new one where there was none. */
  add(id: string, more: readonly Line[]): string {
    const cart = this.#used(id) ?? { lines: [], usedAt: this.#now() };
    const key = this.#carts.has(id) ? id : randomBytes(16).toString('base64url');
    for (const line of more) {
      const known = cart.lines.find(({ date, category }) => date === line.date && category === line.category);
      if (known) known.count = Math.min(mostOfOne, known.count + line.count);
      else cart.lines.push({ ...line });
    }
    this.#carts.set(key, cart);
    this.#makeRoom();
    return key;
  }

  remove(id: string, index: number): void {
    this.#used(id)?.lines.splice(index, 1);
  }

  /** After an order. */
  empty(id: string): void {
    this.#carts.delete(id);
  }

  #used(id: string): Cart | undefined {
    const cart = this.#carts.get(id);
    if (!cart) return undefined;
    if (this.#now() - cart.usedAt > keptMs) {
      this.#carts.delete(id);
      return undefined;
    }
    cart.usedAt = this.#now();
    return cart;
  }

  #makeRoom(): void {
    for (const id of this.#carts.keys()) if (this.#carts.size > mostCarts) this.#carts.delete(id);
  }
}

export function countOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}
