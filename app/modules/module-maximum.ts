import type { Field, Fields } from '#app/cms/field/field.ts';
import { exampleFilm, examplePicture, lineOf, paragraphs } from './example-words.ts';

type Values = Record<string, unknown>;
type Part = { shared?: unknown; localized?: unknown };

/** The longest German word of the house's own documents: what a narrow column has to bear. */
const longWord = 'Seilereihandwerksausbildungsverordnung';

/** Every field of a module filled to its limit, for tests of what views bear. */
export function maximum(fields: Fields): { props: Values; texts: Values } {
  const parts = Object.entries(fields).map(([name, field]) => [name, fill(field)] as const);
  const pick = (side: keyof Part) =>
    Object.fromEntries(parts.flatMap(([name, part]) => (part[side] === undefined ? [] : [[name, part[side]]])));
  return { props: pick('shared'), texts: pick('localized') };
}

function fill(field: Field): Part {
  const onOneSide = (value: unknown): Part => (field.localized ? { localized: value } : { shared: value });
  switch (field.kind) {
    case 'text':
      return onOneSide(isAnchor(field) ? 'a'.repeat(80) : words(field.options.max ?? 255));
    case 'line':
      return { localized: lineOf(words(field.options.max ?? 255)) };
    case 'rich-text':
      return { localized: paragraphs(words(5000), words(5000)) };
    case 'number':
      return { shared: field.options.max ?? 99 };
    case 'flag':
      return { shared: true };
    case 'choice':
      return { shared: field.options.choices?.at(-1) };
    case 'date':
      return { shared: '2026-12-31' };
    case 'date-time':
      return { shared: '2026-12-31T23:59' };
    case 'link':
      return { shared: { url: 'https://example.org/somewhere-else', blank: true } };
    case 'image':
      return { shared: { media: examplePicture }, localized: { alt: words(500), caption: words(1000) } };
    case 'file':
      return { shared: { media: exampleFilm } };
    case 'embed':
      return { shared: { url: embedExamples[field.options.media ?? 'video'] }, localized: { title: words(255) } };
    case 'list':
      return fillList(field.options.fields ?? {}, field.options.max ?? 100);
    default:
      return {};
  }
}

const embedExamples = {
  video: 'https://vimeo.com/76979871',
  audio: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk',
  viewer: 'https://issuu.com/reepwerk/docs/jahresheft-2026',
  social: 'https://www.instagram.com/p/CxYzAbC1234/',
} as const;

function fillList(fields: Fields, max: number): Part {
  const item = maximum(fields);
  const keys = Array.from({ length: max }, (_, index) => `k${index}`);
  return {
    shared: keys.map((_key) => ({ ...item.props, _key })),
    localized: Object.fromEntries(keys.map((key) => [key, item.texts])),
  };
}

function words(length: number): string {
  return `${longWord} `
    .repeat(Math.ceil(length / (longWord.length + 1)))
    .slice(0, length)
    .trimEnd()
    .padEnd(length, 'e');
}

function isAnchor(field: Field): boolean {
  return field.options.max === 80 && field.place === 'link';
}
