import { isUuid } from '#app/db/uuid.ts';

/**
 * The version an address asks for by `v` or `version_id` (docs/behaviour/routes.md#query-parameters-with-a-meaning), or
 * null.
 */
export function requestedVersion(query: URLSearchParams): string | null {
  const version = (query.get('v') ?? query.get('version_id') ?? '').toLowerCase();
  return isUuid(version) ? version : null;
}
