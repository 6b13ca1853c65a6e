/** Whether two stored values say the same; the database keeps no order of keys. Nothing and null are the same. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return spelled(one) === spelled(other);
}

function spelled(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, each) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
