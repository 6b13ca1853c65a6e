import { minimalPassword } from './password-rule.ts';

export type PasswordProblem = 'short' | 'common';

/** Of ten thousand guesses the common ones are used up; what is found by a million is kept out as well. */
const leastScore = 2;

/**
 * What speaks against a password: its length, or that guessers try it soon, because it is one of the most common ones, a
 * row of keys, a repetition, or what everybody knows of the person (NIST SP 800-63B, 3.1.1.2).
 */
export async function passwordProblem(password: string, about: readonly string[]): Promise<PasswordProblem | null> {
  if (password.length < minimalPassword) return 'short';
  const { score } = (await guesser()).check(password, about.flatMap(partsOf));
  return score < leastScore ? 'common' : null;
}

/** An address is known by its parts as well. */
function partsOf(text: string): string[] {
  return [text, ...text.split(/[\s@.]+/)].filter((part) => part.length > 2);
}

let loaded: ReturnType<typeof loadGuesser> | undefined;

/** Its lists take memory, which a process that never sees a new password does not spend. */
function guesser() {
  loaded ??= loadGuesser();
  return loaded;
}

async function loadGuesser() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}
