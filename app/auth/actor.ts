import { type Action, can } from './policy.ts';
import type { Viewer } from './viewer.ts';

/** Who writes: a person, or the site itself (demo, a schedule that is due, an import from the command line). */
export type Actor = Viewer | { kind: 'system' };

export const systemActor: Actor = { kind: 'system' };

/** The policy's answer for people; the site itself may do everything. */
export function may(actor: Actor, action: Action): boolean {
  return actor.kind === 'system' || can(actor, action);
}

/** The person as audit and revisions name them. */
export function idOf(actor: Actor): string | null {
  return actor.kind === 'editor' ? actor.id : null;
}
