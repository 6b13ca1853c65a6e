/** True when two JSON values say the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || (one ?? null) === (other ?? null)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const left = one as Record<string, unknown>;
  const right = other as Record<string, unknown>;
  return [...keys].every((key) => isSame(left[key], right[key]));
}
