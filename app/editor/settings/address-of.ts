/** The address a page will have with the slug that is being written: the last part of the one it has. Pure. */
export function addressOf(known: string, slug: string): string {
  const [, language = '', ...parts] = known.split('/');
  const above = parts.slice(0, -1);
  return `/${[language, ...above, slug].filter(Boolean).join('/')}`;
}
