import { asTyped } from '#app/typography/typeset.ts';

/** Where words begin and end in an element, also when they are partly bold; null where they do not stand. */
export function textRange(element: Element, text: string): Range | null {
  const start = asTyped(element.textContent ?? '').indexOf(asTyped(text));
  if (start < 0) return null;
  const range = new Range();
  let passed = 0;
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node.textContent ?? '';
    if (start >= passed && start < passed + length) range.setStart(node, start - passed);
    if (start + text.length <= passed + length) {
      range.setEnd(node, start + text.length - passed);
      return range;
    }
    passed += length;
  }
  return null;
}
