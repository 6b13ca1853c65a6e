type Hear = (tags: string[]) => void;

const noticePrefix = 'notice:';

/** Announced when this node is about to close: whoever holds an answer open ends it. */
export const leavingTag = noticeTag('leaving');

const hearers = new Set<Hear>();

/** From now on told about every change, of this process at once and of others as `EpochListener` hears of them. */
export function onChanges(hear: Hear): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** What these tags stand for has changed, and the change is committed. The same change may be announced twice. */
export function announceChange(tags: string[]): void {
  for (const hear of hearers) hear(tags);
}

/** The tag of news that nothing is kept of, such as a draft or where somebody is at work. */
export function noticeTag(about: string, id = ''): string {
  return `${noticePrefix}${about}:${id}`;
}

/** Whether visitors can see a difference; what is kept for them need not be looked at for anything else. */
export function isNotice(tag: string): boolean {
  return tag.startsWith(noticePrefix);
}

/** Whether a tag stands for what the whole site shows, such as `nav`; all others name one thing or one list. */
export function isShared(tag: string): boolean {
  return !tag.includes(':');
}
