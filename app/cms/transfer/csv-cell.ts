/** One cell of a table: compound values as JSON, nothing that a spreadsheet runs as a formula. */
export function csvCell(value: unknown): string {
  return withGuard(typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? ''));
}

/** A cell that would run begins with an apostrophe in our files. */
export function withGuard(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

export function withoutGuard(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}
