/** Rings around what differs, rendered by a style sheet of their own: no element of the page is touched. */
export function markOnPage(ids: readonly string[]): () => void {
  const sheet = new CSSStyleSheet();
  const selectors = ids.map((id) => `[data-m="${CSS.escape(id)}"]`).join(',');
  if (selectors)
    sheet.insertRule(
      `:is(${selectors}) { outline: 3px solid #8a4b00; outline-offset: 4px; box-shadow: 0 0 0 4px #fff; }`,
    );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
