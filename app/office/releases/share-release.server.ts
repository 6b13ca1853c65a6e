import type { Editor } from '#app/auth/viewer.ts';
import { isLocalDate } from '#app/cms/field/date/field.ts';
import { findRelease, itemsOf } from '#app/cms/release/releases.server.ts';
import { ownerPlace } from '#app/features/editing/owner-place.server.ts';
import { endOfReview } from '#app/features/reviews/end-of-review.ts';
import { mostReviewObjects } from '#app/features/reviews/limits.ts';
import { createReview } from '#app/features/reviews/reviews.server.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import type { ReleaseOutcome } from './release-texts.ts';

type Sharing = { id: string; day: string; actor: Editor; now: Temporal.Instant };

/** Makes a link by which people without an account read the pages of a release together and comment on them. */
export async function shareRelease({ id, day, actor, now }: Sharing): Promise<ReleaseOutcome> {
  const until = isLocalDate(day) ? endOfReview(day, now) : null;
  if (until === null) return { problem: 'day' };
  const release = await findRelease(id);
  if (!release) return { problem: 'gone' };
  const parts = new Set((await itemsOf(id)).map((item) => item.id));
  const objects: string[] = [];
  // What has no page of its own, such as a room, is read where it is named.
  for (const object of parts) {
    if (objects.length === mostReviewObjects) break;
    const place = await ownerPlace(object);
    if (place && Object.keys(place.urls).length > 0) objects.push(object);
  }
  if (objects.length === 0) return { problem: 'nothing-to-read' };
  const made = await createReview({ actor, title: release.title, objects, until, release: id });
  if (made.kind !== 'created') return made.kind === 'forbidden' ? 'forbidden' : { problem: 'changed' };
  return { done: m.release_said_shared({ count: objects.length }) };
}
