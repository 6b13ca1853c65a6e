import type { z } from 'zod';
import type { Values } from '../field-set.ts';
import type { MediaRecord } from '../resolve.ts';
import type { CellReader } from './cell/read-cell.ts';
import type { Field, Fields, Stored } from './field.ts';

export type Pictures = ReadonlyMap<string, MediaRecord>;

/** The answer of the API and its shape for fields within a field. */
export type Nested = {
  present(fields: Fields, values: Values): Values;
  shape(fields: Fields): z.ZodObject;
  pictures: Pictures;
};

/** What a sample filled to its limit may show, and how the fields within a field are filled. */
type Filling = { picture: string; film: string; fill(fields: Fields): { props: Values; texts: Values } };

/** As it is stored, with names in place of ids, or as the fields within a field do. */
export type SharedForm = 'stored' | 'media' | 'link' | 'reference' | 'references' | 'items' | 'fields';

/** Text of one of these forms, JSON, the words that `options.words` names, or as the fields within a field do. */
export type LocalizedForm = 'plain' | 'line' | 'markdown' | 'json' | 'words' | 'items' | 'fields';

/**
 * What a kind of field is besides its field: everything that handles all kinds asks their definitions (`kinds.ts`), so
 * none can be forgotten. Its control stands in `app/inspector/controls`, for only the team downloads it.
 */
export type KindDefinition = {
  /** How the API answers a field: names and values, and their shape. */
  readonly json: {
    present(name: string, value: unknown, field: Field, nested: Nested): Values;
    shape(name: string, field: Field, nested: Pick<Nested, 'shape'>): Record<string, z.ZodType>;
  };
  /** How an import reads a cell, and an export writes it; `nameOf` names what is referred to. */
  readonly cell: { read: CellReader; write(value: unknown, nameOf: (id: string) => string): unknown };
  /** How the value both languages share, and that of one language, stand in a file of the site format (`app/cms/site-format`). */
  readonly file: { shared: SharedForm; text: LocalizedForm };
  /** A stored value that says something in an example, and one filled to its limit, for tests of what views bear. */
  readonly sample: { example(field: Field): Stored; maximum(field: Field, filling: Filling): Stored };
};

/** A field whose answer is one value as it is. */
export function plainJson(shape: z.ZodType): KindDefinition['json'] {
  return { present: (name, value) => ({ [name]: value }), shape: (name) => ({ [name]: shape }) };
}

/** A value on the one side that the field uses. */
export function onItsSide({ localized }: Field, value: unknown): Stored {
  return localized ? { localized: value } : { shared: value };
}

/** The longest German word of the site's own documents: what a narrow column has to bear. */
const longWord = 'Seilereihandwerksausbildungsverordnung';

/** Text of exactly this length, in long words. */
export function longText(length: number): string {
  return `${longWord} `
    .repeat(Math.ceil(length / (longWord.length + 1)))
    .slice(0, length)
    .trimEnd()
    .padEnd(length, 'e');
}
