const made = new Map<string, unknown>();

/** Callers name a few formats each; only a fault of ours could ask for more, and is not to fill the memory. */
const mostMade = 500;

/**
 * A format made once: making one takes a hundred times as long as using it. In the browser, where a page has few words
 * of dates, each is made when it is asked for.
 */
export function keptFormat<Format, Options extends object>(
  Kind: { new (tag: string, options: Options): Format; name: string },
  tag: string,
  options: Options,
): Format {
  if (!import.meta.env?.SSR) return new Kind(tag, options);
  const key = `${Kind.name} ${tag} ${JSON.stringify(options)}`;
  const known = made.get(key);
  // Proof: under this key stands only what this kind made.
  if (known) return known as Format;
  if (made.size >= mostMade) made.clear();
  const format = new Kind(tag, options);
  made.set(key, format);
  return format;
}
