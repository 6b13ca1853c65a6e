/** What a check can find at the end of a link, the worst first. */
const linkStates = [
  /** Nothing is there: the server or the site says so, or nobody has this name. */
  'broken',
  /** Something of ours that visitors do not see in this language. */
  'offline',
  /** The server does not answer, or answers that it cannot. */
  'unreachable',
  /** It has a new address for good. */
  'moved',
  /** It lies in a network of its own and is never asked. */
  'private',
  /** The server answers people only, or the venue lets nobody ask it. */
  'unclear',
  /** Its operator asks not to be visited by programs. */
  'disallowed',
  'waiting',
  'fine',
] as const;
export type LinkState = (typeof linkStates)[number];

/** What somebody should mend. */
export const brokenStates = ['broken', 'offline', 'unreachable', 'private'] as const satisfies LinkState[];

export type Verdict = { state: LinkState; status: number | null; detail: string };

export const fine: Verdict = { state: 'fine', status: null, detail: '' };

/** Which links are looked at; `leaving` are those that lead out of the site. */
export const linkParts = ['broken', 'moved', 'unclear', 'leaving', 'all'] as const;
export type LinkPart = (typeof linkParts)[number];
