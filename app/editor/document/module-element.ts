/** The selector of a module on the page. */
export function moduleSelector(id: string): string {
  return `[data-m="${CSS.escape(id)}"]`;
}

/** Where a module stands, on the page or below one of its elements; null where it does not. */
export function moduleElement(id: string, root: ParentNode = document): HTMLElement | null {
  return root.querySelector<HTMLElement>(moduleSelector(id));
}
