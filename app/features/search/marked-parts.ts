/** Marks nobody can type, so that hits travel as text and are never taken for markup. */
export const startMark = '\u0002';
export const stopMark = '\u0003';

export type Part = { text: string; isHit: boolean };

/** Splits what PostgreSQL marked into plain text and hits; React escapes both. */
export function markedParts(marked: string): Part[] {
  return marked
    .split(startMark)
    .flatMap((piece, index) => {
      if (index === 0) return [{ text: piece, isHit: false }];
      const [hit = '', ...rest] = piece.split(stopMark);
      return [
        { text: hit, isHit: true },
        { text: rest.join(''), isHit: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
