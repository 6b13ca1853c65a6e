/** Attributes with which the editor finds an element; empty for visitors. */
export type Mark = Record<string, string>;

/** An empty field is rendered only where it can be filled: in the editor. */
export function isRendered(words: string, mark: Mark = {}): boolean {
  return words !== '' || Object.keys(mark).length > 0;
}
