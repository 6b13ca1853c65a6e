import { alertTag, readAlerts } from '#app/features/alerts/queries.server.ts';
import type { ModuleLoad } from '../module-load.ts';
import { noticesOf, type PointNotices } from './point-notices.ts';
import type { imagePointsModule } from './schema.ts';

/** What notices that stand now say of the points of a picture. */
export const loadPointNotices: ModuleLoad<typeof imagePointsModule, PointNotices> = async ({ children }, query) => {
  const anchors = children.flatMap(({ own_anchor }) => (own_anchor ? [own_anchor] : []));
  if (anchors.length === 0) return {};
  query.notes.tag(alertTag);
  const { alerts, nextChange } = await readAlerts(query.locale, query.now);
  query.notes.expireAt(nextChange);
  return noticesOf(anchors, alerts);
};
