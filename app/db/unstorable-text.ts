/** Whether PostgreSQL has refused a text because of the character NUL or half a character: it keeps neither, alone or in JSON. */
export function isUnstorableText(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : null;
  const isHalf = code === '22P02' && error.message.includes('type json');
  return isHalf || code === '22021' || code === '22P05' || isUnstorableText(error.cause);
}
