import { z } from 'zod';
import { asStored } from '../cell/read-cell.ts';
import { dateReader } from '../cell/read-date.ts';
import { type KindDefinition, plainJson } from '../kind.ts';

export const dateTimeKind: KindDefinition = {
  json: plainJson(z.string().nullable()),
  cell: { read: dateReader(false), write: asStored },
  file: { shared: 'stored', text: 'json' },
  sample: { example: () => ({ shared: '2026-12-05T19:30' }), maximum: () => ({ shared: '2026-12-31T23:59' }) },
};
