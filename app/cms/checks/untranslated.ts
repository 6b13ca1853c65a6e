/** Stands for what was translated where words were only copied from the other language: nothing. */
export const onlyCopied = '';

/** True for words that were copied from the other language and that nobody has touched or confirmed since. */
export function isUntranslated({ source }: { source?: unknown }): boolean {
  return source === onlyCopied;
}
