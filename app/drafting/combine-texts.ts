import type { Field } from '#app/cms/field/field.ts';
import { isSame } from '#app/cms/same-value.ts';
import type { Conflict } from './merge.ts';

type Inline = { type: string; text?: string; marks?: unknown; attrs?: unknown; content?: Inline[] };
type Doc = { type: 'doc'; content: Inline[] };

/**
 * Both texts, mine below theirs; a paragraph or line that is the same in both stands once, so that people who answer one
 * another do not double the whole text each time. Null for values that cannot stand together, such as two pictures.
 */
export function combineTexts(theirs: unknown, mine: unknown): unknown {
  if (typeof theirs === 'string' && typeof mine === 'string') return `${theirs}\n${mine}`;
  if (!isDocument(theirs) || !isDocument(mine)) return null;
  const isLine = [...theirs.content, ...mine.content].some(isInline);
  if (!isLine) return { ...theirs, content: together(theirs.content, mine.content) };
  const lines = together(linesOf(theirs.content), linesOf(mine.content));
  return { ...theirs, content: lines.flatMap((line, at) => (at ? [{ type: 'hard_break' }, ...line] : line)) };
}

/** Whether both texts of a conflict can be the value of this field: two dates cannot, nor what would be longer than it may be. */
export function canKeepBoth(field: Field | undefined, { lang, theirs, mine }: Conflict): boolean {
  const both = combineTexts(theirs, mine);
  const schema = lang ? field?.localized : field?.shared;
  return both !== null && schema?.safeParse(both).success === true;
}

/** What only I have keeps its place in my text, below what they have there instead. */
function together<Part extends Inline | Inline[]>(theirs: readonly Part[], mine: readonly Part[]): Part[] {
  const parts = [...theirs];
  const isTheirsAlone = (part: Part | undefined) => part !== undefined && !mine.some((one) => isSame(one, part));
  let last = -1;
  for (const part of mine) {
    const there = parts.findIndex((one) => isSame(one, part));
    // One wrote on where the other stopped: every letter of both stands in the longer one.
    const longer = parts.findIndex((one) => isTheirsAlone(one) && goesOn(one, part));
    const shorter = parts.findIndex((one) => isTheirsAlone(one) && goesOn(part, one));
    if (there < 0 && longer < 0 && shorter >= 0) parts[shorter] = part;
    const known = [there, longer, shorter].find((at) => at >= 0);
    if (known !== undefined) {
      last = known;
      continue;
    }
    last += 1;
    while (isTheirsAlone(parts[last])) last += 1;
    parts.splice(last, 0, part);
  }
  return parts;
}

/** Whether a paragraph or line is another one with more behind it. */
function goesOn(longer: Inline | Inline[], shorter: Inline | Inline[]): boolean {
  const [more, less] = [lettersOf(longer), lettersOf(shorter)];
  return less.length > 1 && more.length > less.length && less.every((letter, at) => letter === more[at]);
}

/** What it is and how it is set, then letter by letter with its looks. */
function lettersOf(part: Inline | Inline[]): string[] {
  const { content = [], ...block } = Array.isArray(part) ? { content: part, type: 'line' } : part;
  return [
    JSON.stringify(block),
    ...content.flatMap((inline) =>
      inline.type === 'text'
        ? [...(inline.text ?? '')].map((letter) => letter + JSON.stringify(inline.marks ?? []))
        : [JSON.stringify(inline)],
    ),
  ];
}

function linesOf(content: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const part of content) {
    if (part.type === 'hard_break') lines.push([]);
    else lines.at(-1)?.push(part);
  }
  return lines;
}

function isInline({ type }: Inline): boolean {
  return type === 'text' || type === 'hard_break';
}

function isDocument(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && 'content' in value && Array.isArray(value.content);
}
