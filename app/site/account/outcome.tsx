import { DoneNote, ProblemNote } from '../login/notes.tsx';

/** What a form of the account has come to. */
export type Outcome = { problem: string } | { problem: null; heading: string; text: string };

/** Says it where the person looks next. */
export function OutcomeNote({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome) return null;
  if (outcome.problem !== null) return <ProblemNote text={outcome.problem} attempt={outcome} />;
  return <DoneNote heading={outcome.heading} text={outcome.text} attempt={outcome} />;
}
