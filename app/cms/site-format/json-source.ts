import type { ValuePath } from './problem.ts';

/** A JSON file that remembers on which line each of its values stands. */
export type JsonSource = {
  value: unknown;
  /** The line of the value at a path, or of the nearest one around it that exists. */
  lineOf(path: ValuePath): number;
};

/** Parses JSON; a mistake is answered with its line and the text that stands there. */
export function parseJsonSource(text: string): JsonSource | { line: number; found: string } {
  const reader = new Reader(text);
  try {
    const value = reader.readAll();
    return { value, lineOf: (path) => nearestLine(reader.lines, path) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return reader.position();
  }
}

function nearestLine(lines: ReadonlyMap<string, number>, path: ValuePath): number {
  for (let length = path.length; length > 0; length--) {
    const line = lines.get(keyOf(path.slice(0, length)));
    if (line !== undefined) return line;
  }
  return 1;
}

function keyOf(path: ValuePath): string {
  return JSON.stringify(path.map(String));
}

/** Deeper than any content; a file that nests further is not one of ours. */
const deepest = 60;
const blank = /[ \t\r\n]*/y;
const string = /"(?:[^"\\\n]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

class Reader {
  readonly lines = new Map<string, number>();
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readAll(): unknown {
    const value = this.#value([]);
    this.#match(blank);
    if (this.#at < this.#text.length) throw new SyntaxError();
    return value;
  }

  /** Where reading stopped, with the first signs that could not be read. */
  position(): { line: number; found: string } {
    const rest = this.#text.slice(this.#at);
    return { line: this.#line(), found: (/^\S{1,40}/.exec(rest)?.[0] ?? '').trim() };
  }

  #value(path: (string | number)[]): unknown {
    if (path.length > deepest) throw new SyntaxError();
    this.#match(blank);
    this.#note(path);
    const sign = this.#text[this.#at];
    if (sign === '{') return this.#object(path);
    if (sign === '[') return this.#array(path);
    const found = this.#match(string) ?? this.#match(literal);
    if (!found) throw new SyntaxError();
    return JSON.parse(found);
  }

  #object(path: (string | number)[]): Record<string, unknown> {
    const members: [string, unknown][] = [];
    this.#each('}', () => {
      this.#match(blank);
      const before = this.#at;
      const key = this.#match(string);
      if (!key) throw new SyntaxError();
      const name = JSON.parse(key);
      if (members.some(([known]) => known === name)) {
        this.#at = before;
        throw new SyntaxError();
      }
      this.#note([...path, name], before);
      this.#match(blank);
      this.#take(':');
      members.push([name, this.#value([...path, name])]);
    });
    return Object.fromEntries(members);
  }

  #array(path: (string | number)[]): unknown[] {
    const items: unknown[] = [];
    this.#each(']', () => items.push(this.#value([...path, items.length])));
    return items;
  }

  #each(end: string, readOne: () => void): void {
    this.#at += 1;
    this.#match(blank);
    if (this.#text[this.#at] === end) {
      this.#at += 1;
      return;
    }
    for (;;) {
      readOne();
      this.#match(blank);
      if (this.#text[this.#at] === end) break;
      this.#take(',');
    }
    this.#at += 1;
  }

  #take(sign: string): void {
    if (this.#text[this.#at] !== sign) throw new SyntaxError();
    this.#at += 1;
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined || (found === '' && pattern !== blank)) return null;
    this.#at += found.length;
    return found;
  }

  /** A member is noted at its name, which may stand on a line before its value. */
  #note(path: (string | number)[], at = this.#at): void {
    const key = keyOf(path);
    if (!this.lines.has(key)) this.lines.set(key, this.#line(at));
  }

  #seen = { at: 0, line: 1 };

  #line(at = this.#at): number {
    if (at < this.#seen.at) this.#seen = { at: 0, line: 1 };
    let { line } = this.#seen;
    for (let index = this.#seen.at; index < at; index++) if (this.#text[index] === '\n') line += 1;
    this.#seen = { at, line };
    return line;
  }
}
