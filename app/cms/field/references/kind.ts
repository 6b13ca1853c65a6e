import { z } from 'zod';
import { type CellReader, parsedJson, refused, separator } from '../cell/read-cell.ts';
import type { KindDefinition } from '../kind.ts';
import type { ReferenceView } from '../reference/field.ts';
import { exampleTarget, named, presentReference } from '../reference/kind.ts';

const readReferences: CellReader = (raw, column, { separator: between = separator }) => {
  const text = typeof raw === 'number' ? String(raw) : raw;
  const parts = Array.isArray(text) ? text : typeof text === 'string' ? listed(text, between) : null;
  if (!parts?.every((part) => typeof part === 'string')) return refused('unreadable', column, raw);
  return { names: [...new Set(parts.map((part) => part.trim()).filter(Boolean))], problems: [] };
};

function listed(text: string, between: string): unknown[] {
  const json = text.startsWith('[') ? parsedJson(text) : undefined;
  return Array.isArray(json) ? json : text.split(between);
}

function writeNames(names: string[]): unknown {
  return names.some((name) => name.includes(separator) || name.startsWith('[')) ? names : names.join(` ${separator} `);
}

export const referencesKind: KindDefinition = {
  json: {
    present: (name, value) => ({ [name]: (value as ReferenceView[]).map(presentReference) }),
    shape: (name) => ({ [name]: z.array(named) }),
  },
  cell: { read: readReferences, write: (value, nameOf) => writeNames((value as string[]).map(nameOf)) },
  file: { shared: 'references', text: 'json' },
  sample: { example: () => ({ shared: [exampleTarget] }), maximum: () => ({}) },
};
