const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** `Title (DE)`, `title_de` and `title.de` are one word, and so are `Schlagwörter` and `SCHLAGWOERTER`. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '');
}
