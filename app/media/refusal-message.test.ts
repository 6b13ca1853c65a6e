import { expect, test } from 'vitest';
import { inspectUpload } from './inspect.server.ts';
import { inMegabytes, maxBytes } from './limits.ts';
import { refusalMessage } from './refusal-message.ts';

const begins = { vector: '<svg ', image: 'GIF89a', file: '%PDF-' } as const;

test.each(['vector', 'image', 'file'] as const)('too large a %s is refused with how large it may be', async (kind) => {
  const content = new Uint8Array(maxBytes[kind] + 1).fill(0x20);
  new TextEncoder().encodeInto(begins[kind], content);
  const refused = await inspectUpload(content);
  if (!('problem' in refused)) throw new Error('It was taken in.');
  const most = inMegabytes(maxBytes[kind]);
  expect(refusalMessage(refused, 'de')).toBe(`Die Datei ist zu groß: höchstens ${most}\u00a0MB.`);
  expect(refusalMessage(refused, 'en')).toBe(`The file is too large: ${most}\u00a0MB at most.`);
});
