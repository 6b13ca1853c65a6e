/** The same stored values with another id wherever the old one stands; a list that would name the new one twice names it once. */
export function withReplacedId<Value>(value: Value, ids: { from: string; to: string }): Value {
  // Proof: strings stay strings, lists lists and records records; ids change and nothing else.
  return replaced(value, ids) as Value;
}

function replaced(value: unknown, ids: { from: string; to: string }): unknown {
  if (typeof value === 'string') return value === ids.from ? ids.to : value;
  if (Array.isArray(value)) {
    const items = value.map((item) => replaced(item, ids));
    return value.includes(ids.from) ? items.filter((item, at) => items.indexOf(item) === at) : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaced(part, ids)]));
}
