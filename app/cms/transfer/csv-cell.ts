/** One cell of a table: compound values as JSON, nothing that a spreadsheet runs as a formula. */
export function csvCell(value: unknown): string {
  return withGuard(typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? ''));
}

/** A cell that would run begins with an apostrophe in our files, in the wide signs of East Asia too (OWASP, CSV injection). */
export function withGuard(text: string): string {
  return /^'*[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
}

/** The text as it was before `withGuard`. */
export function withoutGuard(text: string): string {
  return /^'+[=+\-@＝＋－＠\t\r\n]/.test(text) ? text.slice(1) : text;
}
