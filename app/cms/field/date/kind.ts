import { z } from 'zod';
import { asStored } from '../cell/read-cell.ts';
import { dateReader } from '../cell/read-date.ts';
import { type KindDefinition, plainJson } from '../kind.ts';

export const dateKind: KindDefinition = {
  json: plainJson(z.string().nullable()),
  cell: { read: dateReader(true), write: asStored },
  file: { shared: 'stored', text: 'json' },
  sample: { example: () => ({ shared: '2026-12-05' }), maximum: () => ({ shared: '2026-12-31' }) },
};
