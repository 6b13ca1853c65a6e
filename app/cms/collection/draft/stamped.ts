import type { CollectionDefinition } from '#app/cms/collection.ts';
import type { Values } from '#app/cms/field-set.ts';
import { localMinute } from '#app/cms/venue-time.ts';

type Patch = { props?: Values };

/** The change with the minute at which it says something anew, in the venue's time; whoever gives another one knows better. */
export function stamped<Asked extends Patch>(
  { stamps }: Pick<CollectionDefinition, 'stamps'>,
  patch: Asked,
  now: Temporal.Instant,
): Asked {
  const { props = {} } = patch;
  const due = Object.entries(stamps).filter(([field, stamp]) => field in props && !(stamp in props));
  if (due.length === 0) return patch;
  const minutes = due.map(([field, stamp]) => [stamp, props[field] === null ? null : localMinute(now)]);
  return { ...patch, props: { ...props, ...Object.fromEntries(minutes) } };
}

/** The times that were added to what was asked for. */
export function stampsOf(asked: Patch, { props = {} }: Patch): Values | null {
  const added = Object.entries(props).filter(([name]) => !(name in (asked.props ?? {})));
  return added.length > 0 ? Object.fromEntries(added) : null;
}
