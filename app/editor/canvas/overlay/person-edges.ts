import { onePerUser } from '#app/editor/presence/one-per-user.ts';
import type { Colleague } from '#app/editor/presence/presence.ts';
import { m } from '#app/i18n/paraglide/messages.js';

/** A coloured edge with a name beside the module somebody else is in. Nothing is locked. */
export function personEdges(root: ShadowRoot, elementOf: (id: string) => HTMLElement | null) {
  let edges: { element: HTMLElement; module: string }[] = [];
  return {
    show(people: readonly Colleague[]) {
      for (const { element } of edges) element.remove();
      edges = onePerUser(people).flatMap(({ module, field, name, is_hidden }, index) => {
        if (!module || is_hidden) return [];
        const element = document.createElement('div');
        element.className = `person person-${index % 4}`;
        const label = document.createElement('span');
        label.textContent = field ? m.editor_person_writes({ name }) : m.editor_person_here({ name });
        element.append(label);
        root.append(element);
        return [{ element, module }];
      });
      this.place();
    },
    place() {
      for (const { element, module } of edges) {
        const box = elementOf(module)?.getBoundingClientRect();
        element.hidden = !box;
        if (box) element.style.cssText = `left:${Math.max(0, box.left - 7)}px;top:${box.top}px;height:${box.height}px`;
      }
    },
  };
}
