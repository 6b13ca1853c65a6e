type Node = { type: string; text?: string; content?: readonly Node[] };

/** A line or rich text in which the first piece of text that `change` answers for says that instead; null when none does. */
export function withText<D extends Node>(document: D, change: (text: string) => string | null): D | null {
  if (document.text !== undefined) {
    const text = change(document.text);
    return text === null ? null : { ...document, text };
  }
  const children = document.content ?? [];
  for (const [index, child] of children.entries()) {
    const changed = withText(child, change);
    if (changed) return { ...document, content: children.toSpliced(index, 1, changed) };
  }
  return null;
}
