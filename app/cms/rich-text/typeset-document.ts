type Node = { type: string; text?: string; content?: readonly Node[] };

/**
 * A line or rich text with its words as they are read. A rule looks at a paragraph as a whole, for "20 Uhr" may stand in
 * two pieces; it changes no length, so each piece gets its own part back.
 */
export function typesetDocument<D extends Node>(document: D, typeset: ((text: string) => string) | undefined): D {
  const { content } = document;
  if (!typeset || !content) return document;
  if (!content.some(isInline)) return { ...document, content: content.map((child) => typesetDocument(child, typeset)) };
  const read = typeset(content.map(textOf).join(''));
  let at = 0;
  const pieces = content.map((inline) => {
    const start = at;
    at += textOf(inline).length;
    return inline.text === undefined ? inline : { ...inline, text: read.slice(start, at) };
  });
  return { ...document, content: pieces };
}

function isInline({ type }: Node): boolean {
  return type === 'text' || type === 'hard_break';
}

function textOf({ text }: Node): string {
  return text ?? '\n';
}
