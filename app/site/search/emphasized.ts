export type Piece = { text: string; isHit: boolean; at: number };

/** A suggestion in pieces, those marked that were typed; umlauts and accents count as their letters. */
export function emphasized(suggestion: string, text: string): Piece[] {
  const typed = text.split(/\s+/).map(plain).filter(Boolean);
  const letters = [...suggestion];
  const marked = new Array<boolean>(letters.length).fill(false);
  const folded = letters.map(plain);
  for (let at = 0; at < letters.length; at += 1) {
    for (const word of typed) {
      let end = at;
      let read = '';
      while (end < letters.length && read.length < word.length) read += folded[end++];
      if (read === word) marked.fill(true, at, end);
    }
  }
  const pieces: Piece[] = [];
  for (const [at, letter] of letters.entries()) {
    const isHit = marked[at] === true;
    const last = pieces.at(-1);
    if (last?.isHit === isHit) last.text += letter;
    else pieces.push({ text: letter, isHit, at });
  }
  return pieces;
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}
