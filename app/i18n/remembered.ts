/** Months of days, each in a few ways of writing. */
const mostRemembered = 5_000;

/**
 * The server asks for the same words and moments again and again, as for the days of every list; a browser asks once. For what
 * depends on its argument alone.
 */
export function remembered<Meaning>(meaningOf: (text: string) => Meaning): (text: string) => Meaning {
  if (!import.meta.env?.SSR) return meaningOf;
  const meanings = new Map<string, Meaning>();
  return (text) => {
    const known = meanings.get(text);
    if (known !== undefined) return known;
    if (meanings.size >= mostRemembered) meanings.clear();
    const meaning = meaningOf(text);
    meanings.set(text, meaning);
    return meaning;
  };
}
