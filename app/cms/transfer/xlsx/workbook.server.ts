import { decoded, meaningOf, type NumberMeaning } from './cell-value.ts';
import { type OpenZip, UnreadableWorkbook } from './open-zip.server.ts';
import { readWholeXml } from './read-xml.server.ts';

/** What all sheets of a workbook share, and where each is. */
export type Workbook = {
  sheets: { name: string; part: string }[];
  /** Whether days are counted from 1904. */
  isMac: boolean;
  texts: string[];
  /** By the number of a style. */
  meanings: NumberMeaning[];
};

const mostSheets = 200;

/** Reads a workbook but for its sheets; hidden sheets are none of ours. */
export async function readWorkbook(zip: OpenZip): Promise<Workbook> {
  const sheets: { name: string; id: string }[] = [];
  let isMac = false;
  await readWholeXml(zip.parts('xl/workbook.xml'), {
    open(name, { name: title = '', id = '', state, date1904 }) {
      if (name === 'workbookPr') isMac = date1904 === '1' || date1904 === 'true';
      if (name === 'sheet' && (state ?? 'visible') === 'visible' && sheets.length < mostSheets)
        sheets.push({ name: title, id });
    },
  });
  const targets = new Map<string, string>();
  await readWholeXml(zip.parts('xl/_rels/workbook.xml.rels'), {
    open(_, { Id = '', Target = '' }) {
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const found = sheets.flatMap(({ name, id }) => {
    const part = targets.get(id) ?? '';
    return zip.has(part) ? [{ name, part }] : [];
  });
  if (found.length === 0) throw new UnreadableWorkbook('no sheets');
  return { sheets: found, isMac, texts: await sharedTexts(zip), meanings: await styleMeanings(zip) };
}

/** Texts that cells refer to by number; readings for phonetics are left out. */
async function sharedTexts(zip: OpenZip): Promise<string[]> {
  const texts: string[] = [];
  let [text, isText, isPhonetic] = ['', false, false];
  await readWholeXml(zip.parts('xl/sharedStrings.xml'), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 't') isText = !isPhonetic;
      if (name === 'rPh') isPhonetic = true;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') texts.push(decoded(text));
    },
    text(part) {
      if (isText) text += part;
    },
  });
  return texts;
}

async function styleMeanings(zip: OpenZip): Promise<NumberMeaning[]> {
  const codes = new Map<number, string>();
  const meanings: NumberMeaning[] = [];
  let isCells = false;
  await readWholeXml(zip.parts('xl/styles.xml'), {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '');
      if (name === 'cellXfs') isCells = true;
      if (name === 'xf' && isCells) meanings.push(meaningOf(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return meanings;
}
