import { documentText } from '#app/cms/rich-text/document-text.ts';

/** What a stored value says, for people who have to choose between two. */
export function toPlainText(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc') {
    // Proof: stored values of that type are documents of the two text fields.
    return documentText(value as Parameters<typeof documentText>[0]);
  }
  return typeof value === 'string' ? value : value == null ? '–' : JSON.stringify(value);
}
