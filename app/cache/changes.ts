type Hear = (tags: string[]) => void;

/** Announced when this node is about to close: whoever holds an answer open ends it. */
export const leavingTag = 'house:leaves';

const hearers = new Set<Hear>();

/** From now on told about every change, of this process at once and of others as `EpochListener` hears of them. */
export function hearChanges(hear: Hear): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** What these tags stand for has changed, and the change is committed. The same change may be announced twice. */
export function announceChange(tags: string[]): void {
  for (const hear of hearers) hear(tags);
}
