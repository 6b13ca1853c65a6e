/** Attributes with which the editor finds an element; empty for visitors. */
export type Mark = Record<string, string>;

/** An empty field is rendered only where it can be filled: in the editor. */
export function isRendered(text: string, mark: Mark = {}): boolean {
  return text !== '' || Object.keys(mark).length > 0;
}
