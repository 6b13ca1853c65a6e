/** A style sheet of the editor's own for the page of a window: no element of the page is touched, and nothing is left behind. */
export function ownSheet({ CSSStyleSheet, document }: Window & typeof globalThis = window) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  return { sheet, remove };
}
