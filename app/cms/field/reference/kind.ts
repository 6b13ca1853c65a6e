import { z } from 'zod';
import { type CellReader, refused } from '../cell/read-cell.ts';
import type { KindDefinition } from '../kind.ts';
import type { ReferenceView } from './field.ts';

/** What examples refer to. */
export const exampleTarget = '00000000-0000-4000-8000-000000000012';

const readReference: CellReader = (raw, column) =>
  typeof raw === 'string' || typeof raw === 'number'
    ? { names: [String(raw).trim()], problems: [] }
    : refused('unreadable', column, raw);

/** The public id and the name of what it leads to. */
export function presentReference(view: ReferenceView | null) {
  return view && { id: view.number ?? 0, name: view.title, url: view.href };
}

export const named = z.object({ id: z.number().int(), name: z.string(), url: z.string().nullable() });

export const referenceKind: KindDefinition = {
  json: {
    present: (name, value) => ({ [name]: presentReference(value as ReferenceView | null) }),
    shape: (name) => ({ [name]: named.nullable() }),
  },
  cell: { read: readReference, write: (value, nameOf) => nameOf(String(value)) },
  file: { shared: 'reference', text: 'json' },
  sample: { example: () => ({ shared: exampleTarget }), maximum: () => ({}) },
};
