import { SaxesParser } from 'saxes';
import { UnreadableWorkbook } from './open-zip.server.ts';

type Attributes = Readonly<Record<string, string>>;

/** What to do at each tag; names come without their prefix. */
export type XmlHandlers = {
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
};

/** Reads XML piece by piece; yields after each piece, so that what the handlers gathered can be passed on. */
export async function* readXml(parts: AsyncIterable<string>, { open, close, text }: XmlHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new UnreadableWorkbook(error.message);
  });
  // A definition of entities can grow without end, and a workbook has none.
  parser.on('doctype', () => {
    throw new UnreadableWorkbook('doctype');
  });
  parser.on('opentag', ({ name, attributes }) => open(plain(name), plainAttributes(attributes)));
  if (close) parser.on('closetag', ({ name }) => close(plain(name)));
  if (text) parser.on('text', text);
  let isThere = false;
  for await (const part of parts) {
    isThere = true;
    parser.write(part);
    yield;
  }
  // A part that a workbook does without is no mistake.
  if (isThere) parser.close();
  yield;
}

/** The same at once, for parts that are small. */
export async function readWholeXml(parts: AsyncIterable<string>, handlers: XmlHandlers): Promise<void> {
  for await (const _ of readXml(parts, handlers));
}

function plain(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function plainAttributes(attributes: object): Attributes {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [plain(name), String(value)]));
}
