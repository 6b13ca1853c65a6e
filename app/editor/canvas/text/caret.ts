import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

type Point = number[];
export type Caret =
  | { kind: 'paths'; anchor: Point; head: Point }
  | { kind: 'characters'; anchor: number; head: number }
  | null;

/** Where the browser put the selection with the first click, told so that it survives the change of nodes. */
export function readCaret(element: HTMLElement, kind: string): Caret {
  const selection = element.ownerDocument.getSelection();
  const { anchorNode, focusNode } = selection ?? {};
  if (!selection || !anchorNode || !focusNode || !element.contains(anchorNode) || !element.contains(focusNode))
    return null;
  if (kind === 'rich-text') {
    return {
      kind: 'paths',
      anchor: pathTo(element, anchorNode, selection.anchorOffset),
      head: pathTo(element, focusNode, selection.focusOffset),
    };
  }
  return {
    kind: 'characters',
    anchor: charactersBefore(element, anchorNode, selection.anchorOffset),
    head: charactersBefore(element, focusNode, selection.focusOffset),
  };
}

/** Puts the selection there in the mounted view; at the end when there was none. */
export function writeCaret(view: EditorView, element: HTMLElement, caret: Caret): void {
  const { doc } = view.state;
  const within = (position: number) => doc.resolve(Math.max(0, Math.min(position, doc.content.size)));
  const position = (point: Point | number) => (typeof point === 'number' ? point : positionAt(view, element, point));
  const selection = caret
    ? TextSelection.between(within(position(caret.anchor)), within(position(caret.head)))
    : TextSelection.atEnd(doc);
  view.dispatch(view.state.tr.setSelection(selection));
}

function pathTo(root: Node, node: Node, offset: number): Point {
  const path = [offset];
  for (let at = node; at !== root && at.parentNode; at = at.parentNode) {
    path.unshift([...at.parentNode.childNodes].indexOf(at as ChildNode));
  }
  return path;
}

function positionAt(view: EditorView, root: HTMLElement, path: Point): number {
  let node: Node = root;
  for (const index of path.slice(0, -1)) node = node.childNodes[index] ?? node;
  const offset = path.at(-1) ?? 0;
  const most = node.nodeType === Node.TEXT_NODE ? (node.nodeValue?.length ?? 0) : node.childNodes.length;
  return view.posAtDOM(node, Math.min(offset, most));
}

/** Letters before a point; a break counts as one, as it does in the document. */
function charactersBefore(root: HTMLElement, node: Node, offset: number): number {
  const range = root.ownerDocument.createRange();
  range.setStart(root, 0);
  range.setEnd(node, offset);
  const part = range.cloneContents();
  return (part.textContent?.length ?? 0) + part.querySelectorAll('br').length;
}
