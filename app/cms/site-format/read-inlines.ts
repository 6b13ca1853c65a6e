import type { RichInline, RichMark } from '../rich-text/rich-document.ts';
import { type Names, readTarget } from './link-target.ts';

/** Something that cannot be read as Markdown; `line` counts from 0. */
export class MarkdownProblem extends Error {
  readonly code: 'bad_text' | 'unknown_reference';
  readonly found: string;
  readonly line: number;

  constructor(code: MarkdownProblem['code'], found: string, line = 0) {
    super(found);
    this.code = code;
    this.found = found;
    this.line = line;
  }
}

/** A mark that has begun; a link learns where it leads when it ends. */
type Open = { mark: RichMark; sign: string; at: number };

const languageStart = /\{([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*):/y;
const linkEnd = /\]\(((?:[^()\\\s]|\\.)+)\)(\{blank\})?/y;

/** The inlines of one paragraph; a line break is a line break. */
export function readInlines(text: string, names: Names): RichInline[] {
  return new Inlines(text, names).read();
}

class Inlines {
  readonly #text: string;
  readonly #names: Names;
  readonly #found: RichInline[] = [];
  readonly #open: Open[] = [];
  #plain = '';
  #at = 0;

  constructor(text: string, names: Names) {
    this.#text = text;
    this.#names = names;
  }

  read(): RichInline[] {
    while (this.#at < this.#text.length) this.#step();
    this.#flush();
    const left = this.#open.at(-1);
    if (left) throw this.#problem(this.#text.slice(left.at, left.at + 30), left.at);
    return this.#found;
  }

  #step(): void {
    const sign = this.#text[this.#at] ?? '';
    if (sign === '\\' && this.#at + 1 < this.#text.length) {
      this.#plain += this.#text[this.#at + 1];
      this.#at += 2;
    } else if (sign === '\n') this.#break();
    else if (sign === '*') this.#stars();
    else if (sign === '[') this.#begin({ type: 'link', attrs: {} }, '[');
    else if (sign === ']') this.#endLink();
    else if (sign === '{') this.#language();
    else if (sign === '}') this.#end('{', 1);
    else {
      this.#plain += sign;
      this.#at += 1;
    }
  }

  #break(): void {
    this.#flush();
    this.#found.push({ type: 'hard_break', ...this.#marks() });
    this.#at += 1;
  }

  /** Of three stars the innermost mark ends first; two are strong, one is emphasis. */
  #stars(): void {
    const run = /^\*+/.exec(this.#text.slice(this.#at, this.#at + 6))?.[0].length ?? 0;
    const innermost = this.#open.at(-1)?.sign;
    if (run >= 3 && (innermost === '*' || innermost === '**')) this.#end(innermost, innermost.length);
    else if (run === 1) this.#toggle('*');
    else this.#toggle('**');
  }

  #toggle(sign: '*' | '**'): void {
    if (this.#open.at(-1)?.sign === sign) this.#end(sign, sign.length);
    else this.#begin({ type: sign === '*' ? 'em' : 'strong' }, sign);
  }

  #language(): void {
    languageStart.lastIndex = this.#at;
    const [whole, lang] = languageStart.exec(this.#text) ?? [];
    if (!whole || !lang) throw this.#problem(this.#text.slice(this.#at, this.#at + 30));
    this.#begin({ type: 'lang', attrs: { lang } }, '{', whole.length);
  }

  #begin(mark: RichMark, sign: string, length = sign.length): void {
    this.#flush();
    this.#open.push({ mark, sign, at: this.#at });
    this.#at += length;
  }

  #end(sign: string, length: number): void {
    if (this.#open.at(-1)?.sign !== sign) throw this.#problem(this.#text.slice(this.#at, this.#at + 30));
    this.#flush();
    this.#open.pop();
    this.#at += length;
  }

  #endLink(): void {
    linkEnd.lastIndex = this.#at;
    const [whole, target, blank] = linkEnd.exec(this.#text) ?? [];
    if (!whole || !target) throw this.#problem(this.#text.slice(this.#at, this.#at + 30));
    const link = this.#open.at(-1);
    this.#flush();
    const ref = readTarget(target, this.#names);
    if (ref === 'unknown') throw this.#problem(target, this.#at, 'unknown_reference');
    const href = ref ? null : target.replace(/\\(.)/g, '$1');
    if (link?.mark.type === 'link') Object.assign(link.mark.attrs, { ref, href, blank: Boolean(blank) });
    this.#end('[', whole.length);
  }

  #flush(): void {
    if (this.#plain) this.#found.push({ type: 'text', text: this.#plain, ...this.#marks() });
    this.#plain = '';
  }

  /** The marks that are open, outermost first. A link is shared, so that it is filled in for all of its words at once. */
  #marks(): { marks?: RichMark[] } {
    return this.#open.length > 0 ? { marks: this.#open.map(({ mark }) => mark) } : {};
  }

  #problem(found: string, at = this.#at, code: MarkdownProblem['code'] = 'bad_text'): MarkdownProblem {
    return new MarkdownProblem(code, found.split('\n', 1)[0] ?? '', this.#text.slice(0, at).split('\n').length - 1);
  }
}
