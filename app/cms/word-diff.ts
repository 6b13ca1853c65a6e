export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** Longer texts are compared as one piece: nobody reads two thousand crossed-out words. */
const mostWords = 1_500;

/** What changed between two texts, word by word, in reading order; removed words stand before added ones. */
export function wordDiff(before: string, after: string): DiffPart[] {
  return joined(wordByWord(wordsOf(before), wordsOf(after)));
}

/** The same for words that were counted already: one part for each. */
export function wordByWord(one: readonly string[], other: readonly string[]): DiffPart[] {
  if (one.length > mostWords || other.length > mostWords) return [...all(one, 'removed'), ...all(other, 'added')];
  const lengths = commonLengths(one, other);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [left, right] = [one[i], other[j]];
    if (left !== undefined && left === right) {
      parts.push({ kind: 'same', text: left });
      i += 1;
      j += 1;
    } else if (right === undefined || (left !== undefined && at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      parts.push({ kind: 'removed', text: left ?? '' });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: right });
      j += 1;
    }
  }
  return parts;
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

/** Length of the longest common run of words from each pair of places to the end. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] ?? [];
    for (let j = other.length - 1; j >= 0; j -= 1)
      row[j] =
        one[i] === other[j] ? at(lengths, i + 1, j + 1) + 1 : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
  }
  return lengths;
}

function at(lengths: number[][], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}

function all(words: readonly string[], kind: DiffPart['kind']): DiffPart[] {
  return words.map((text) => ({ kind, text }));
}

function joined(parts: DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}
