import { createReadStream } from 'node:fs';
import { decoderOf, type Encoding } from './encodings.ts';

/** The text of a file as it is read, without a mark in front. */
export async function* textParts(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const last = decoder.decode();
  if (last !== '') yield last;
}

/** The same at once. */
export async function wholeText(file: string, encoding: Encoding): Promise<string> {
  let text = '';
  for await (const part of textParts(file, encoding)) text += part;
  return text;
}

/** Line by line, however they end. */
export async function* textLines(file: string, encoding: Encoding): AsyncGenerator<string> {
  let rest = '';
  for await (const part of textParts(file, encoding)) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  if (rest !== '') yield rest;
}
