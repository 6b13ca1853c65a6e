const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The version an address asks for by `v` or `version_id` (specification section 6), or null. */
export function askedVersion(query: URLSearchParams): string | null {
  const asked = query.get('v') ?? query.get('version_id') ?? '';
  return isUuid.test(asked) ? asked : null;
}
