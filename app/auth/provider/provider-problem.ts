/** Why nobody was logged in by the provider. */
const providerProblems = ['limited', 'unreachable', 'declined', 'lost', 'unverified', 'unknown'] as const;

export type ProviderProblem = (typeof providerProblems)[number];

/** A problem as it stands in an address; null for whatever else somebody writes there. */
export function asProviderProblem(value: string | null): ProviderProblem | null {
  return providerProblems.find((problem) => problem === value) ?? null;
}
