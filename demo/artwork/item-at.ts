/** The item at an index which the caller knows to exist; a negative index counts from the end. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list.at(index);
  if (item === undefined) throw new RangeError(`There is no item ${index} in a list of ${list.length}.`);
  return item;
}
