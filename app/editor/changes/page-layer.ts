/**
 * Lays something over the page while it is edited, rendered anew whenever the page changes its size: no element of the page is
 * touched and nothing moves. What it shows stands in a list beside the page as well. Answers how to take it away.
 */
export function layOverPage(className: string, marks: () => HTMLElement[]): () => void {
  const layer = document.createElement('div');
  layer.className = className;
  layer.setAttribute('data-editor-chrome', '');
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  const render = () => layer.replaceChildren(...marks());
  render();
  const watching = new ResizeObserver(render);
  watching.observe(document.body);
  return () => {
    watching.disconnect();
    layer.remove();
  };
}
