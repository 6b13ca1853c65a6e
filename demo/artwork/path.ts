import { itemAt } from './item-at.ts';

export type Point = readonly [x: number, y: number];

/**
 * Writes SVG path data in relative coordinates with one decimal.
 * Differences are taken between rounded places, so errors never add up along a path.
 */
export class Path {
  #data = '';
  #x = 0;
  #y = 0;

  get isEmpty(): boolean {
    return this.#data === '';
  }

  /** An open or closed run of straight lines. */
  polyline(points: readonly Point[], { closed = false } = {}): this {
    for (const [index, point] of points.entries()) this.#write(index === 0 ? 'M' : 'l', point);
    if (closed) this.#close(points);
    return this;
  }

  /** A smooth curve through all points. */
  curve(points: readonly Point[]): this {
    this.#write('M', itemAt(points, 0));
    this.#through(points);
    return this;
  }

  /** The area between two smooth edges that run the same way. */
  ribbon(edge: readonly Point[], opposite: readonly Point[]): this {
    return this.patch([edge, opposite.toReversed()]);
  }

  /** An area with corners whose sides are smooth curves, given in turn. */
  patch(sides: readonly (readonly Point[])[]): this {
    for (const [index, side] of sides.entries()) {
      this.#write(index === 0 ? 'M' : 'l', itemAt(side, 0));
      this.#through(side);
    }
    this.#close(itemAt(sides, 0));
    return this;
  }

  /** A dot as wide as the stroke; the path needs round caps. */
  dot([x, y]: Point): this {
    this.#write('M', [x, y]);
    this.#data += 'h0';
    return this;
  }

  circle([x, y]: Point, radius: number): this {
    this.#write('M', [x - radius, y]);
    const r = shorten(tenths(radius));
    const across = shorten(2 * tenths(radius));
    this.#data += `a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0z`;
    return this;
  }

  toString(): string {
    return this.#data;
  }

  // Uniform Catmull-Rom tangents mirror at every point, which is what the short `s` command needs.
  #through(points: readonly Point[]): void {
    const last = points.length - 1;
    if (last === 1) this.#write('l', itemAt(points, 1));
    for (let index = 0; last > 1 && index < last; index++) {
      const leave = control(points, index, 1);
      const arrive = control(points, index + 1, -1);
      if (index === 0) this.#write('c', leave, arrive, itemAt(points, 1));
      else this.#write('s', arrive, itemAt(points, index + 1));
    }
  }

  #write(command: 'M' | 'l' | 'c' | 's', ...points: Point[]): void {
    const [fromX, fromY] = command === 'M' ? [0, 0] : [this.#x, this.#y];
    const numbers = points.flatMap(([x, y]) => [tenths(x) - fromX, tenths(y) - fromY]);
    this.#data += command + join(numbers);
    this.#moveTo(itemAt(points, -1));
  }

  #close(points: readonly Point[]): void {
    this.#data += 'z';
    this.#moveTo(itemAt(points, 0));
  }

  #moveTo([x, y]: Point): void {
    this.#x = tenths(x);
    this.#y = tenths(y);
  }
}

function control(points: readonly Point[], index: number, direction: 1 | -1): Point {
  const before = itemAt(points, Math.max(index - 1, 0));
  const after = itemAt(points, Math.min(index + 1, points.length - 1));
  const [x, y] = itemAt(points, index);
  const reach = direction / 6;
  return [x + (after[0] - before[0]) * reach, y + (after[1] - before[1]) * reach];
}

function tenths(value: number): number {
  return Math.round(value * 10);
}

function join(numbers: number[]): string {
  return numbers.map(shorten).reduce((text, number) => (number.startsWith('-') ? text + number : `${text} ${number}`));
}

function shorten(inTenths: number): string {
  if (inTenths === 0) return '0';
  return String(inTenths / 10).replace(/^(-?)0\./, '$1.');
}
