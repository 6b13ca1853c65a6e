export type SavedElement = { children: Node[]; attributes: Map<string, string>; style: string };

/** Remembers a node of the page before ProseMirror takes it. */
export function saveElement(element: HTMLElement): SavedElement {
  return {
    children: [...element.childNodes],
    attributes: new Map([...element.attributes].map(({ name, value }) => [name, value])),
    style: element.style.cssText,
  };
}

/** Puts back exactly what React rendered: the same child nodes, no class or attribute left over. */
export function restoreElement(element: HTMLElement, { children, attributes, style }: SavedElement): void {
  element.replaceChildren(...children);
  for (const { name } of [...element.attributes]) {
    if (name !== 'style' && !attributes.has(name)) element.removeAttribute(name);
  }
  for (const [name, value] of attributes) {
    if (name !== 'style' && element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  // Through the object model: an attribute would need a hole in the content security policy.
  element.style.cssText = style;
  if (!attributes.has('style')) element.removeAttribute('style');
}
