/** Whether the page after `page` comes by itself, where `most` pages do (docs/behaviour/lists.md#programme). */
export function comesByItself(page: number, most: number | null): boolean {
  return most === null || page < most;
}
