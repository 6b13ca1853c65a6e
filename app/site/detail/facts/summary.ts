const longest = 200;

/** Whole words only; a description that ends in the middle of one looks broken where it is quoted. */
export function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longest) return plain;
  return `${plain.slice(0, Math.max(plain.lastIndexOf(' ', longest), 1))} …`;
}

/** Sentences after each other; what ends with a mark of its own gets no second one. */
export function sentences(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part, at, all) => (at < all.length - 1 && !/[.!?…]$/.test(part) ? `${part}.` : part))
    .join(' ');
}

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** The words of a rich text; its markup was written by us and holds these five entities at most. */
function wordsOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();
}

/** What an entry is about, in one or two sentences: its lead, else the beginning of its text. */
export function summaryOf({ lead, description }: { lead: string; description: { html: string } }): string {
  return shortened(lead || wordsOf(description.html));
}
