import { moduleElement } from '../document/module-element.ts';
/**
 * Brings what is selected on the page into view in a frame that shows the same page. Visitors' pages carry no marks, so it
 * is found by its container and by how far down in it it stands.
 */
export function followSelection(frame: HTMLIFrameElement, selected: string | null): void {
  const module = selected && moduleElement(selected);
  const part = module ? module.closest<HTMLElement>('[data-part]') : null;
  if (!module || !part) return;
  const shown = [...document.querySelectorAll('main [data-part]:not([data-hidden])')];
  const there = frame.contentDocument?.querySelectorAll('main [data-part]')[shown.indexOf(part)];
  if (!there) return;
  const [own, whole, target] = [module, part, there].map((element) => element.getBoundingClientRect());
  if (!own || !whole || !target) return;
  const depth = whole.height ? (own.top - whole.top) / whole.height : 0;
  const view = frame.contentWindow;
  const top = target.top + depth * target.height - (frame.contentDocument?.documentElement.clientHeight ?? 0) / 4;
  view?.scrollBy({ top, behavior: 'instant' });
}
