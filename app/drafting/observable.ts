/** A value that can be watched; the small stores of the editor are made of it. */
export class Observable<Value> {
  #value: Value;
  #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  get = (): Value => this.#value;

  set(value: Value): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener();
  }

  update(change: (value: Value) => Value): void {
    this.set(change(this.#value));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
