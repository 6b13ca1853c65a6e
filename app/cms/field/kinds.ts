import { amountKind } from './amount/kind.ts';
import { choiceKind } from './choice/kind.ts';
import { dateKind } from './date/kind.ts';
import { dateTimeKind } from './date-time/kind.ts';
import { embedKind } from './embed/kind.ts';
import type { FieldKind } from './field.ts';
import { fileKind } from './file/kind.ts';
import { flagKind } from './flag/kind.ts';
import { groupKind } from './group/kind.ts';
import { imageKind } from './image/kind.ts';
import type { KindDefinition } from './kind.ts';
import { lineKind } from './line/kind.ts';
import { linkKind } from './link/kind.ts';
import { listKind } from './list/kind.ts';
import { numberKind } from './number/kind.ts';
import { referenceKind } from './reference/kind.ts';
import { referencesKind } from './references/kind.ts';
import { richTextKind } from './rich-text/kind.ts';
import { textKind } from './text/kind.ts';

/** Every kind of field. Adding one is a folder here, a line in this list and its name in `field.ts`. */
export const kinds = {
  text: textKind,
  line: lineKind,
  'rich-text': richTextKind,
  number: numberKind,
  amount: amountKind,
  flag: flagKind,
  date: dateKind,
  'date-time': dateTimeKind,
  choice: choiceKind,
  link: linkKind,
  image: imageKind,
  file: fileKind,
  embed: embedKind,
  list: listKind,
  reference: referenceKind,
  references: referencesKind,
  group: groupKind,
} satisfies Record<FieldKind, KindDefinition>;
