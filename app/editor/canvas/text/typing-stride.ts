import type { Slice } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';

const longEnough = 30;

/**
 * Tells one step of typing from the next: a word's end after thirty letters, and everything that is not typing (a
 * format, a list, a paste), begins a new one. A pause is the timeline's own business.
 */
export function typingStride() {
  let letters = 0;
  let isComplete = false;
  let isFresh = false;
  return {
    isTyping(transaction: Transaction): boolean {
      const slice = onlySlice(transaction);
      const isPasted =
        transaction.getMeta('paste') || transaction.getMeta('uiEvent') === 'drop' || transaction.getMeta('own-step');
      if (!slice || isPasted || slice.size > longEnough) {
        return false;
      }
      const text = slice.content.textBetween(0, slice.content.size);
      letters += text.length;
      if (letters >= longEnough && /\s$/.test(text)) isComplete = true;
      return true;
    },
    /** What comes next is a step of its own. */
    breakHere() {
      isFresh = true;
    },
    /** Asked once for each step put down. */
    joins(): boolean {
      const isJoined = !isFresh;
      isFresh = isComplete;
      if (isComplete) letters = 0;
      isComplete = false;
      return isJoined;
    },
  };
}

/** What a plain replacement put in; null for marks, wraps and several steps at once. */
function onlySlice({ steps }: Transaction): Slice | null {
  const [step] = steps;
  // Proof: of ProseMirror's steps only a plain replacement has a slice and no gap.
  const isReplacement = steps.length === 1 && step && 'slice' in step && !('gapFrom' in step);
  return isReplacement ? (step.slice as Slice) : null;
}
