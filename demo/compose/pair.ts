import { line, referenceTo, rich } from '../markup.ts';
import { keepTogether } from '../typography.ts';

/** German and English of the same words. */
export type Pair = readonly [de: string, en: string];
type Values = Record<string, unknown>;
export type Parts = {
  shared?: Values;
  text?: Record<string, Pair | undefined>;
  line?: Record<string, Pair | undefined>;
  rich?: Record<string, Pair | undefined>;
};
export type Built = { props: Values; de: Values; en: Values };

/** Sorts the parts of a module or list item into what both languages share and what belongs to one. */
export function build({ shared = {}, text = {}, line: lines = {}, rich: riches = {} }: Parts): Built {
  return { props: defined(shared), de: inLanguage(0), en: inLanguage(1) };

  function inLanguage(index: 0 | 1): Values {
    return {
      ...spoken(text, index, keepTogether),
      ...spoken(lines, index, line),
      ...spoken(riches, index, rich),
    };
  }
}

function spoken(fields: Record<string, Pair | undefined>, index: 0 | 1, read: (words: string) => unknown): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, pair]) => (pair ? [[name, read(pair[index])]] : [])),
  );
}

function defined(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** A list with the stable keys a, b, c … */
export function children(items: Built[]): Built {
  const keyed = items.map((item, index) => ({ key: String.fromCharCode(97 + index), item }));
  return {
    props: { children: keyed.map(({ key, item }) => ({ _key: key, ...item.props })) },
    de: { children: Object.fromEntries(keyed.map(({ key, item }) => [key, item.de])) },
    en: { children: Object.fromEntries(keyed.map(({ key, item }) => [key, item.en])) },
  };
}

export function join(...parts: Built[]): Built {
  return {
    props: Object.assign({}, ...parts.map((part) => part.props)),
    de: Object.assign({}, ...parts.map((part) => part.de)),
    en: Object.assign({}, ...parts.map((part) => part.en)),
  };
}

/** `page:key#anchor`, `article:key` or an address. */
export function linkTo(target: string): Values {
  const ref = referenceTo(target);
  return ref ? { ref } : { url: target };
}
